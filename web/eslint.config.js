import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import uniqueKeys from "./plugins/unique-keys.js";
import config from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules/", "src/client/wire.ts", "src/games/*/types.ts"] },
    ...ts.configs.strict,
    ...svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser } },
        rules: {
            "@typescript-eslint/no-non-null-assertion": "off",
            "@typescript-eslint/no-dynamic-delete": "off",
            eqeqeq: "error",
            "no-restricted-globals": ["error", "alert", "confirm", "prompt"],
            "svelte/no-at-html-tags": "error",
            "svelte/no-navigation-without-resolve": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: {
            parserOptions: { parser: ts.parser, svelteConfig: config, extraFileExtensions: [".svelte"] },
        },
        plugins: { own: { rules: { "unique-keys": uniqueKeys } } },
        rules: { "own/unique-keys": "error" },
    },
    {
        // withTexts can wait only for texts that were asked for before anything is drawn
        files: ["src/**"],
        ignores: ["src/i18n/*/words.ts"],
        rules: {
            "no-restricted-imports": [
                "error",
                { patterns: [{ regex: "/language\\.svelte$", importNames: ["textsOf"] }] },
            ],
        },
    },
);
