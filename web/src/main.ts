import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import "./games/accents";
import { getGames } from "./client/http";
import { reloadOnce } from "./client/upgrade";
import { applyTheme } from "./device/settings.svelte";
import { start } from "./i18n/language.svelte";
import { preloadPlace } from "./pages/preload";
import { listen, place } from "./ui/router.svelte";

addEventListener("vite:preloadError", () => reloadOnce());
applyTheme();
listen();
if (place().page === "home") getGames().catch(() => undefined);
await start();
preloadPlace(place());
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
mount(App, { target: document.body });
