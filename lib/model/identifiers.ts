import { z } from "zod";
import { LETTERS, MOST } from "./enumerations";
import { OWN_LIST } from "./list-origin";

const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** Lower-case words joined by hyphens, at most 60 characters. */
const slug = () => z.string().max(60).regex(SLUG);

export const listId = slug().brand<"ListId">();
export type ListId = z.infer<typeof listId>;

export const ownListId = z.string().regex(OWN_LIST).brand<"ListId">();

export const lineId = slug().brand<"LineId">();
export type LineId = z.infer<typeof lineId>;

export const groupId = slug().brand<"GroupId">();
export type GroupId = z.infer<typeof groupId>;

export const constraintId = slug().brand<"ConstraintId">();

export const commanderId = slug().brand<"CommanderId">();
export type CommanderId = z.infer<typeof commanderId>;

/** `sha256:` and the hex SHA-256 of a document's canonical JSON. */
export const version = z
  .string()
  .regex(/^sha256:[0-9a-f]{64}$/)
  .brand<"Version">();
export type Version = z.infer<typeof version>;

const BASE32 = /^[a-z2-7]{26}$/;

/** 128 bits in lower-case base32. */
export const battleId = z.string().regex(BASE32).brand<"BattleId">();
export type BattleId = z.infer<typeof battleId>;
export const inviteCode = z.string().regex(BASE32).brand<"InviteCode">();
export const armyId = z.string().regex(BASE32).brand<"ArmyId">();
export type ArmyId = z.infer<typeof armyId>;
export const shareId = z.string().regex(BASE32).brand<"ShareId">();
export type ShareId = z.infer<typeof shareId>;

/** 128 bits leave the last two of the 26 characters' bits empty: an id that has them set is of a share for the opponent. */
const LAST_FOR_OPPONENT = /[bfjnrvz5]$/;
/** Whether a share shows the army only as the opponent may see it, whatever its address asks for. Its id says so for ever. */
export const isForOpponent = (share: string): boolean => LAST_FOR_OPPONENT.test(share);
/** Whether a share shows an army as its player has it now. */
export const isFollowing = (share: string): boolean => /[cgkosw26]$/.test(share);

/** Unique within a seat: "march-1" and so on, then "ambush-1". */
export const orderId = z.string().regex(/^(march|ambush)-[1-6]$/);

/** A unit group's number: in a battle it never changes, because ambush and flank march notes use it. */
export const unitNumber = z.int().min(1).max(MOST.number);

/** Line breaks and other control characters, lone surrogates, and characters that reverse the text after them. */
const UNRULY = /[\s\p{Cc}\p{Cs}\u202a-\u202e\u2066-\u2069]+/gu;

/** The typed text as one line; empty if none of it is visible. */
const inOneLine = (text: string): string => (/[^\p{C}\p{Z}]/u.test(text) ? text.replace(UNRULY, " ") : "");

/** A name a player typed: shown as it is, never used as a key. */
export const displayName = z.string().overwrite(inOneLine).trim().min(1).max(LETTERS.name);

/** What a player is called: as much as fits into a sentence. */
export const playerName = z.string().overwrite(inOneLine).trim().min(1).max(LETTERS.player);

/** A word or two by which a player finds armies again, and how many an army has. */
export const TAGS = { letters: 30, ofArmy: 10 } as const;
export const tag = z
  .string()
  .overwrite(inOneLine)
  .trim()
  .min(1)
  .max(TAGS.letters)
  .regex(/^[^,]*$/);

/** What a player notes for himself, in one paragraph of at most so many characters. */
export const noteText = (most: number) => z.string().overwrite(inOneLine).trim().min(1).max(most);

/** A year within the game's period. */
export const year = z.int().min(1300).max(1800);

export const years = z
  .tuple([year, year])
  .refine(([from, to]) => from <= to, { params: { code: "years-reversed" }, error: "years-reversed" });
export type Years = z.infer<typeof years>;

/** A number of bytes in lower-case hex. */
export const hex = (bytes: number) => z.string().regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`));
