import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

export default defineConfig({
  plugins: [svelte()],
  server: { fs: { allow: [".."] } },
  resolve: { conditions: ["browser"] },
  // only a test that fails waits that long: a busy machine is no fault
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    testTimeout: 60_000,
    expect: { poll: { timeout: 30_000 } },
  },
});
