import type { CampKind, CommanderClass, CommanderRole, Grade } from "../model/enumerations";
import type { Whom } from "../model/findings";
import { GLOSSARY_TERMS, type GlossaryTermId } from "./glossary-terms";
import { grouped, plural, spoken } from "./phrasing";
import { say, type Term, type Words } from "./sentence";
import { term } from "./terms";

/** "1 base", "12 bases", with the word named. */
export const countedTerm = (count: number, id: GlossaryTermId, one: string, many?: string): Words =>
  say`${grouped(count)} ${term(id, plural(count, one, many))}`;

export const basesWords = (count: number): Words => countedTerm(count, "base", "base");
export const groupsWords = (count: number): Words => countedTerm(count, "unit-group", "unit group");
export const tugsWords = (count: number): Words => countedTerm(count, "tug", "TuG");

const ROLES: Readonly<Record<CommanderRole, GlossaryTermId>> = { army: "army-commander", sub: "sub-commander", ally: "ally" };

const ROLE_NOUNS: Readonly<Record<CommanderRole, readonly [string, string]>> = {
  army: ["army commander", "army commanders"],
  sub: ["sub-commander", "sub-commanders"],
  ally: ["ally", "allies"],
};

export const roleTerm = (role: CommanderRole): Term => term(ROLES[role]);

/** "2 sub-commanders". */
export const rolesCounted = (count: number, role: CommanderRole): Words => countedTerm(count, ROLES[role], ...ROLE_NOUNS[role]);

/** A commander by name, or else by role, with his count among several. */
export function commanderTerm({ name, role, count }: Whom): Words {
  return name ?? (count === undefined ? say`the ${roleTerm(role)}` : say`${roleTerm(role)} ${count}`);
}

const ARTICLES: Readonly<Record<CommanderRole, string>> = { army: "the", sub: "a", ally: "an" };

export const roleWithArticle = (role: CommanderRole): Words => say`${ARTICLES[role]} ${roleTerm(role)}`;

export const gradeTerm = (grade: Grade): Words => say`${term(grade)}`;

export const classTerm = (kind: CommanderClass): Words => say`${term(kind === "tribal" ? "tribal-commander" : kind, kind)}`;

/** "fortified", "no camp". */
export const campTerm = (kind: CampKind): Words => say`${kind === "none" ? term("no-camp") : term(`${kind}-camp`, kind)}`;

const isTerm = (id: string): id is GlossaryTermId => id in GLOSSARY_TERMS;

/** An option of a line by its name in the rules; in plain letters where the rules do not know it. */
export const optionTerm = (option: string): Words => (isTerm(option) ? say`${term(option)}` : spoken(option));
