"""Turns modules into C with mypyc, in pieces that stand alone. Runs as a process of its own in the root of the sources.

Checks are as lax as they can be: strictness belongs to lint, and a build must not fail on it. Packages of others are
not looked into, whether they are installed or not, so the C is the same everywhere.
"""

from __future__ import annotations

import gc
import json
import re
import sys
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING

import mypyc
from mypy.errors import CompileError
from mypy.fscache import FileSystemCache
from mypy.main import process_options
from mypyc.codegen import emitmodule
from mypyc.common import IS_FREE_THREADED
from mypyc.errors import Errors
from mypyc.namegen import exported_name
from mypyc.options import CompilerOptions

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from mypy.build import BuildSource
    from mypy.options import Options

# In mypyc's headers: a struct, guarded if the runtime may have it too, or one line for a variable or a function.
DECLARATION = re.compile(
    r"^(?:(#ifndef .*\n#define .*\n)?typedef struct[^{};]*\{[^{}]*\} (?P<type>\w+);\n(?(1)#endif\n)"
    r"|[^#\n;{}]*?\b(?P<thing>\w+)(?:\[[^\n;{}]*|\([^\n;{}]*)?;\n)",
    re.MULTILINE,
)
INCLUDE = re.compile(r"^#include .*\n", re.MULTILINE)
GENERATED = re.compile(r'^#include "__native\w*\.h"\n', re.MULTILINE)
# What stands in a header around its declarations.
FRAME = re.compile(r"\A#ifndef .*\n#define .*\n|#endif\n\Z|^#include .*\n|^\n", re.MULTILINE)
LITERAL = re.compile(r"\bCPyStatics\[(\d+)\]")
LITERALS_MADE = re.compile(r"if \(CPyStatics_Initialize\(CPyStatics,[^{}]*\{\s*return -1;\s*\}\n")


class Refused(Exception):
    """mypy or mypyc finds fault with the sources; the text says where."""


def write_pieces(package: str, sources: Sequence[str], skipped: Iterable[str], cache: str, out: str) -> None:
    """A C file for each module, one for what they share, and the shims."""
    files, runtime = generate(package, sources, skipped, cache)
    shared = f"__native_{package}.c"
    headers = [files.pop(f"__native_{package}.h"), files.pop(f"__native_internal_{package}.h")]
    includes = "".join(dict.fromkeys(INCLUDE.findall(GENERATED.sub("", "".join(headers)))))
    declarations = [found for text in headers for found in declared_in(text)]
    modules = {f"__native_{exported_name(name)}.c": name for name in map(module_name, sources)}
    tables = {}
    for file, module in modules.items():
        files[file], tables[exported_name(module)] = with_own_literals(files[file], exported_name(module))
    files[shared] = "".join(f"#include <{path}>\n" for path in runtime) + fill_literals(files[shared], tables)
    for file, text in files.items():
        name = modules.get(file, f"{package}__mypyc")
        text = GENERATED.sub("", text)
        Path(out, f"{name}.c").write_text(includes + piece(text, declarations), encoding="utf-8")
    for number, group in enumerate(shim_groups(sources)):
        Path(out, f"shims-{number}.c").write_text(shims(package, group), encoding="utf-8")
        places = [str(Path(source).with_suffix("")) for source in group]
        Path(out, f"shims-{number}.json").write_text(json.dumps(places), encoding="utf-8")


def module_name(source: str) -> str:
    parts = Path(source).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def generate(
    package: str, sources: Sequence[str], skipped: Iterable[str], cache: str
) -> tuple[dict[str, str], list[str]]:
    """mypyc's C by file name, and the files of its runtime that this C asks for."""
    files = FileSystemCache()
    # mypyc.build would need setuptools; it does the same as this.
    found, options = process_options(
        ["--config-file=", "--explicit-package-bases", f"--cache-dir={cache}", *sources], fscache=files, mypyc=True
    )
    set_up(options, package, found, skipped)
    groups: emitmodule.Groups = [(sorted(found, key=lambda source: source.module), package)]
    # The C is not kept here, so that mypyc never believes its own cache and always makes the C of all modules.
    how = CompilerOptions(multi_file=True, group_name=package, target_dir=f"{cache}/nowhere")
    try:
        result = emitmodule.parse_and_typecheck(found, options, how, groups, files)
    except CompileError as problem:
        raise Refused("\n".join(problem.messages)) from None
    errors = Errors(options)
    modules, texts, _ = emitmodule.compile_modules_to_c(result, how, errors, groups)
    result.manager.metastore.close()
    if errors.num_errors:
        raise Refused("\n".join(errors.new_messages()))
    return dict(texts[0]), sorted(source.path for source in emitmodule.collect_source_dependencies(modules))


def set_up(options: Options, package: str, compiled: list[BuildSource], skipped: Iterable[str]) -> None:
    options.python_version = sys.version_info[:2]
    options.export_types = options.preserve_asts = options.ignore_errors = True
    # Of modules that are not compiled only the signatures matter: their bodies need not even be read.
    options.per_module_options[f"{package}.*"] = {"preserve_asts": False}
    for source in compiled:
        options.per_module_options[source.module] = {"ignore_errors": False, "preserve_asts": True, "mypyc": True}
    for name in skipped:
        options.per_module_options[f"{name}.*"] = {
            "follow_imports": "skip",
            "follow_imports_for_stubs": True,
            "ignore_missing_imports": True,
        }


def declared_in(header: str) -> list[tuple[str, str]]:
    """Names with their declarations, in their order."""
    header = FRAME.sub("", header)
    found = [(match["type"] or match["thing"], match[0]) for match in DECLARATION.finditer(header)]
    if "".join(text for _, text in found) != header:
        raise Refused("mypyc writes its headers in a form that is not known here.")
    return found


def piece(text: str, declarations: Sequence[tuple[str, str]]) -> str:
    """The text with the declarations that it uses, and no others: it changes only when one of these does."""
    used = set(re.findall(r"\w+", text))
    needed: list[str] = []
    # A declaration uses only what stands before it.
    for name, declaration in reversed(declarations):
        if name in used:
            used.update(re.findall(r"\w+", declaration))
            needed.append(declaration)
    # Hidden, so that one piece reaches into another without the detour through a table of addresses.
    return "".join(["#pragma GCC visibility push(hidden)\n", *reversed(needed), "#pragma GCC visibility pop\n", text])


def with_own_literals(text: str, table: str) -> tuple[str, list[str]]:
    """mypyc numbers the literals of all modules in one table, so that a new word in one would change every other.

    Here each module has a table of its own, numbered by first use; gives the text, and the numbers in mypyc's table.
    """
    places: dict[str, int] = {}
    text = LITERAL.sub(lambda found: f"CPyLiterals_{table}[{places.setdefault(found[1], len(places))}]", text)
    return f'extern PyObject *CPyLiterals_{table}[] __attribute__((visibility("hidden")));\n{text}', [*places]


def fill_literals(text: str, tables: dict[str, list[str]]) -> str:
    """Define the tables of the modules, and fill them as soon as mypyc's own is there."""
    defined, filled = "", ""
    for table, places in tables.items():
        defined += f"PyObject *CPyLiterals_{table}[{len(places) + 1}];\n"
        defined += f"static const int CPyPlaces_{table}[] = {{{', '.join([*places, '0'])}}};\n"
        filled += f"for (int i = 0; i < {len(places)}; i++)\n"
        filled += f"    CPyLiterals_{table}[i] = CPyStatics[CPyPlaces_{table}[i]];\n"
    text, count = LITERALS_MADE.subn(lambda found: found[0] + filled, text)
    if count != 1:
        raise Refused("mypyc makes its literals in a way that is not known here.")
    return defined + text


def shim_groups(sources: Iterable[str]) -> list[list[str]]:
    """Python calls a function named after the last part of a module's name, so no two of a group share that part."""
    groups: dict[int, list[str]] = {}
    seen: Counter[str] = Counter()
    for source in sources:
        last = module_name(source).rpartition(".")[2]
        groups.setdefault(seen[last], []).append(source)
        seen[last] += 1
    return [*groups.values()]


def shims(package: str, sources: Iterable[str]) -> str:
    """What Python loads for a module: a function that asks the shared library for the module itself."""
    kind = "module_shim_no_gil_multiphase.tmpl" if IS_FREE_THREADED else "module_shim.tmpl"
    template = Path(mypyc.__file__).with_name("lib-rt").joinpath(kind).read_text(encoding="utf-8")
    function = template.partition("\n// distutils ")[0]
    names = [module_name(source) for source in sources]
    return "\n".join(
        function.format(modname=name.rpartition(".")[2], libname=f"{package}__mypyc", full_modname=exported_name(name))
        for name in names
    )


if __name__ == "__main__":
    gc.disable()
    try:
        write_pieces(**json.loads(sys.argv[1]))
    except Refused as problem:
        sys.exit(str(problem))
