import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { getGames } from "./http";
import { start } from "./language.svelte";
import { listen, place } from "./router.svelte";
import { dress } from "./settings.svelte";
import { reloadOnce } from "./upgrade";
import { warmPlace } from "./warming";

addEventListener("vite:preloadError", () => reloadOnce());
dress();
listen();
if (place().page === "home") getGames().catch(() => undefined);
await start();
warmPlace(place());
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
mount(App, { target: document.body });
