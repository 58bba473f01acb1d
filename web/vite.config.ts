import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";

import { compressed } from "./plugins/compressed.ts";
import { sizes } from "./plugins/sizes.ts";

const server = process.env["CURIOUSER_SERVER"] ?? "http://localhost:8000";

export default defineConfig({
  plugins: [svelte(), sizes({ first: 90_000, game: 70_000 }), compressed()],
  build: {
    outDir: process.env["CURIOUSER_PAGES"] ?? "../.build/web",
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    reportCompressedSize: false,
    // all that the first page needs is one file: a line with a long way to the server pays for each
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: "first", test: /\/src\/App\.svelte$/ }] } } },
  },
  server: { fs: { allow: [".."] }, proxy: { "/api": { target: server, ws: true } } },
});
