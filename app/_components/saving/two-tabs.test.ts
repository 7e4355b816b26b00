import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answer } from "@/app/_components/ask-server";
import type { Army } from "@/lib/model/army";
import type { StoredArmy } from "@/lib/model/stored-army";
import { buildArmy } from "@/tests/build/army";
import { beginSaving, type SavingEvent, type SavingState, takeStep } from "./saving-steps";

const FIRST = buildArmy({ name: "A" });
const LOST: Answer<StoredArmy> = { ok: false, status: 0, error: { code: "no-connection", message: "" } };

/** A server with two rules: a key makes one army, and a change needs the revision that it was made from. */
class Server {
  readonly armies = new Map<string, StoredArmy>();
  /** The name of every army that it ever had. */
  readonly had = new Set<string>();

  take({ base, creationKey, sent }: SavingState): Answer<StoredArmy> {
    const known = this.armies.get(creationKey);
    if (base && known?.revision !== base.revision)
      return { ok: false, status: 412, error: { code: "army-changed", message: "", details: known } };
    if (!base && known) return { ok: true, status: 200, value: known };
    return { ok: true, status: base ? 200 : 201, value: this.#store(creationKey, (base?.revision ?? 0) + 1, sent as Army) };
  }

  #store(key: string, revision: number, army: Army): StoredArmy {
    // Each edit adds to the name: what is stored was made from what was stored before.
    expect(army.name.startsWith(this.armies.get(key)?.army.name ?? FIRST.name)).toBe(true);
    const value = { id: "abcdefghijklmnopqrstuvwxyz", revision, army } as StoredArmy;
    this.armies.set(key, value);
    this.had.add(army.name);
    return value;
  }
}

/** A tab that holds the army; the browser gives it no other news than answers. */
class Tab {
  state = beginSaving({ page: "new/key", base: null, army: FIRST, creationKey: "key", first: FIRST });

  edit(letter: string): void {
    const { army } = this.state;
    this.happen({ kind: "changed", army: { ...army, name: army.name + letter } });
  }

  happen(event: SavingEvent): void {
    this.state = takeStep(this.state, event).state;
  }

  send(server: Server, how: Act): void {
    this.happen({ kind: "retry" });
    this.happen({ kind: "due" });
    if (this.state.sent === null) return;
    const answer = how === "unsent" ? LOST : server.take(this.state);
    this.happen({ kind: "answered", answer: how === "sent" ? answer : LOST });
  }
}

type Act = "edit" | "sent" | "unsent" | "unheard";
const ACTS = fc.array(fc.tuple(fc.nat(1), fc.constantFrom<Act>("edit", "sent", "unsent", "unheard")), { maxLength: 30 });

test("law: begun here and sent from two tabs, with answers lost, it is one army; nothing is overwritten unseen, and what a tab calls saved was stored", () => {
  fc.assert(
    fc.property(ACTS, (acts) => {
      const server = new Server();
      const tabs = [new Tab(), new Tab()];
      for (const [at, act] of acts) {
        if (act === "edit") tabs[at]?.edit(`${at}`);
        else tabs[at]?.send(server, act);
      }
      // In the end all is heard: the first save, the change, and whether another came before it.
      for (const tab of [...tabs, ...tabs, ...tabs]) tab.send(server, "sent");
      expect(server.armies.size).toBe(1);
      for (const { state } of tabs) {
        expect(["saved", "changed-elsewhere"]).toContain(state.saving.kind);
        expect(state.saving.kind === "saved" ? [...server.had] : [state.army.name]).toContain(state.army.name);
      }
    }),
  );
});
