import { ARMY_GLOSSARY } from "./army-glossary";
import { CHARACTERISTIC_GLOSSARY } from "./characteristic-glossary";
import { COMMAND_GLOSSARY } from "./command-glossary";
import type { GlossaryEntry } from "./glossary-entry";
import type { GlossaryTermId } from "./glossary-terms";
import { GROUND_GLOSSARY } from "./ground-glossary";
import { TROOP_GLOSSARY } from "./troop-glossary";
import { TURN_GLOSSARY } from "./turn-glossary";
import { WEAPON_GLOSSARY } from "./weapon-glossary";

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
