"""`python3 run.py bench server-luck`: whether a dishonest player can choose what an honest one is dealt.

10,000 matches of Adventures for each way to cheat, decided as the server decides them; chi-square of the honest
player's first card against the pile it comes from. The last rows show what the hashes are for, and what nothing can
prevent.
"""

import sys

from scipy.stats import chi2

from tests.server.dishonest import CHEATS, UNFAIR, Found, simulate

MATCHES = 10_000
FAIR = 1e-4  # a p-value below which luck is not fair


def main() -> None:
    scale = float(sys.argv[1]) if len(sys.argv) > 1 else 1.0
    print("| the dishonest player | matches | words given anew | chi-square (5 degrees of freedom) | p | fair |")
    print("|---|---|---|---|---|---|", flush=True)
    for name, cheat in {**CHEATS, **UNFAIR}.items():
        found = simulate(cheat, max(100, round(MATCHES * scale)))
        if tell(name, found) is not (name in CHEATS):
            sys.exit(f"{name}: not as it should be")


def tell(name: str, found: Found) -> bool:
    p = float(chi2.sf(found.chi_square, found.freedom))
    is_fair = p >= FAIR
    said = "yes" if is_fair else "no"
    print(f"| {name} | {found.matches:,} | {found.voided:,} | {found.chi_square:.1f} | {p:.2g} | {said} |", flush=True)
    return is_fair


if __name__ == "__main__":
    main()
