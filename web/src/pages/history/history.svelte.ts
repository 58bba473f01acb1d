/** What this device remembers of its matches, as the page shows it. */
import { BadFile, fileOf, merged, readFile } from "../../device/history/file";
import type { Group } from "../../device/history/group";
import { type KeptMatch } from "../../device/history/match";
import { lastTrouble } from "../../device/history/save-match";
import { everything, forgetAll, forgetGroup, forgetMatch, keepAll, NoStorage } from "../../device/history/store";

/** What came of something: a text of this part, with its arguments. */
export interface Told {
  id: string;
  args?: Record<string, number | string>;
  isBad?: boolean;
}

export class History {
  matches = $state.raw<KeptMatch[]>([]);
  groups = $state.raw<Group[]>([]);
  unreadable = $state(0);
  isLoaded = $state(false);
  told = $state.raw<Told | null>(null);

  async load(): Promise<void> {
    await this.#try(async () => {
      const trouble = lastTrouble();
      if (trouble) this.told = { id: `trouble-${trouble}`, isBad: true };
      await this.#read();
    });
    this.isLoaded = true;
  }

  file(groups: readonly Group[] = this.groups, matches: readonly KeptMatch[] = this.matches): string {
    return fileOf(matches, groups);
  }

  async bring(text: string): Promise<void> {
    await this.#try(async () => {
      const brought = readFile(text);
      const { matches, groups, fresh } = merged({ matches: this.matches, groups: this.groups }, brought);
      await keepAll(matches, groups);
      await this.#read();
      this.told = { id: "brought", args: { fresh, unreadable: brought.unreadable } };
    });
  }

  async keepGroup(group: Group): Promise<void> {
    await this.#try(async () => {
      await keepAll([], [{ ...group, changed: Date.now() }]);
      await this.#read();
    });
  }

  async forgetMatch({ id }: KeptMatch): Promise<void> {
    await this.#try(async () => {
      await forgetMatch(id);
      await this.#read();
      this.told = { id: "forgotten-one" };
    });
  }

  async forgetGroup({ id }: Group): Promise<void> {
    await this.#try(async () => {
      await forgetGroup(id);
      await this.#read();
    });
  }

  async forgetAll(): Promise<void> {
    await this.#try(async () => {
      await forgetAll();
      await this.#read();
      this.told = { id: "forgotten-all" };
    });
  }

  async #read(): Promise<void> {
    const { matches, groups, unreadable } = await everything();
    this.matches = matches;
    this.groups = groups.sort((one, other) => one.name.localeCompare(other.name));
    this.unreadable = unreadable;
  }

  /** Whatever goes wrong is told, and what is shown stays. */
  async #try(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (trouble) {
      if (!(trouble instanceof BadFile || trouble instanceof NoStorage)) throw trouble;
      this.told = { id: trouble instanceof BadFile ? "bad-file" : `trouble-${trouble.kind}`, isBad: true };
    }
  }
}
