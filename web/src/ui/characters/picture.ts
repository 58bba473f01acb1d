/** Portraits as pictures: for tables with many of them, where a picture is one element instead of fifty. */
import { mount, unmount } from "svelte";

import { portraits, type Character } from ".";

const drawn = new Map<string, string>();

/** The address of a portrait, drawn when it is needed first. */
export function pictureOf(character: Character, mirror = false): string {
  const key = `${character} ${mirror}`;
  const found = drawn.get(key) ?? draw(character, mirror);
  drawn.set(key, found);
  return found;
}

function draw(character: Character, mirror: boolean): string {
  const holder = document.createElement("div");
  holder.hidden = true;
  document.body.append(holder);
  const portrait = mount(portraits[character], { target: holder, props: { mirror } });
  const svg = holder.querySelector("svg")!;
  const paints = getComputedStyle(svg);
  const text = new XMLSerializer().serializeToString(svg);
  const painted = text.replace(/var\((--[\w-]+)\)/g, (_, name: string) => paints.getPropertyValue(name).trim());
  void unmount(portrait);
  holder.remove();
  return `data:image/svg+xml,${encodeURIComponent(painted)}`;
}
