import { mount } from "svelte";

import App from "./App.svelte";
import "./app.css";
import { start } from "./language.svelte";
import { listen } from "./router.svelte";
import { dress } from "./settings.svelte";

dress();
listen();
await start();
if (import.meta.env.PROD && "serviceWorker" in navigator)
  void navigator.serviceWorker.register("/worker.js").catch(() => undefined);
mount(App, { target: document.body });
