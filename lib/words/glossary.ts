import { ARMY_GLOSSARY, GROUND_GLOSSARY } from "./army-glossary";
import { CHARACTERISTIC_GLOSSARY } from "./characteristic-glossary";
import { COMMAND_GLOSSARY } from "./command-glossary";
import type { GlossaryEntry } from "./glossary-entry";
import { GLOSSARY_TERMS, type GlossaryTermId } from "./glossary-terms";
import { TROOP_GLOSSARY, WEAPON_GLOSSARY } from "./troop-glossary";
import { TURN_GLOSSARY } from "./turn-glossary";

/** What every word of the rules means. In the browser it is fetched when the first word is opened. */
export const GLOSSARY: Readonly<Record<GlossaryTermId, GlossaryEntry>> = {
  ...TROOP_GLOSSARY,
  ...WEAPON_GLOSSARY,
  ...CHARACTERISTIC_GLOSSARY,
  ...COMMAND_GLOSSARY,
  ...ARMY_GLOSSARY,
  ...TURN_GLOSSARY,
  ...GROUND_GLOSSARY,
};

type Entries = { readonly [Id in GlossaryTermId]?: GlossaryEntry };
type GlossaryWord = GlossaryEntry & { readonly term: GlossaryTermId; readonly name: string };
export type GlossaryPart = { readonly id: string; readonly title: string; readonly words: readonly GlossaryWord[] };

const part = (id: string, title: string, glossary: Entries): GlossaryPart => {
  const entries = Object.entries(glossary) as [GlossaryTermId, GlossaryEntry][];
  const words = entries.map(([term, entry]) => ({ term, name: GLOSSARY_TERMS[term].name, ...entry }));
  return { id, title, words: words.sort((a, b) => a.name.localeCompare(b.name, "en")) };
};

/** All words of the rules by kind, each kind in the order of the alphabet. */
export const GLOSSARY_PARTS: readonly GlossaryPart[] = [
  part("kind-troops", "Troops and formations", TROOP_GLOSSARY),
  part("kind-weapons", "Weapons", WEAPON_GLOSSARY),
  part("kind-characteristics", "Characteristics", CHARACTERISTIC_GLOSSARY),
  part("kind-command", "Command and cards", COMMAND_GLOSSARY),
  part("kind-armies", "Armies and losses", ARMY_GLOSSARY),
  part("kind-turns", "Moves and fights", TURN_GLOSSARY),
  part("kind-grounds", "Ground and deployment", GROUND_GLOSSARY),
];
