import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";

import config from "./svelte.config.js";

export default ts.config(
    { ignores: ["node_modules/", "src/wire.ts", "src/games/*/types.ts"] },
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
    },
);
