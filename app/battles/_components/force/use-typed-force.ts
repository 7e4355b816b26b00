import { zodResolver } from "@hookform/resolvers/zod";
import { useEffect, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { type FieldErrors, type FieldPath, type RegisterOptions, type Resolver, type UseFormReturn, useForm } from "react-hook-form";
import { inBrowser } from "@/app/_components/browser/storage";
import { typedNumber } from "@/app/_components/typed-number";
import { LETTERS } from "@/lib/model/enumerations";
import type { Fault } from "@/lib/model/faults";
import { type QuickForce, quickForce } from "@/lib/model/force";
import { type ForceRules, typedForceFaults, typedUnitFaults } from "@/lib/rules/army/typed-force";
import { forceLimitWords, typedForceTrouble, typedForceWords } from "@/lib/words/battle/force-forms";
import { type DraftForce, draftIn, newForce, typedForce } from "./typed-force";

/** Whose force it is: the player's own, or that of the second player on this device. */
export type DraftSlot = "mine" | "theirs";

const keyOf = (slot: DraftSlot): string => `condotta.typed-force.${slot}`;

const readDraft = (slot: DraftSlot): DraftForce | null => draftIn(inBrowser.read(keyOf(slot)));
const keepDraft = (slot: DraftSlot, draft: unknown): boolean => inBrowser.write(keyOf(slot), JSON.stringify(draft));
export const dropDraft = (slot: DraftSlot): void => inBrowser.remove(keyOf(slot));

export type TypedForceForm = {
  readonly form: UseFormReturn<DraftForce, unknown, QuickForce>;
  /** Which unit group is unfolded, by its place; null for none. */
  readonly open: number | null;
  readonly unfold: (at: number | null) => void;
  /** The force; null where something is missing, and then the first wrong field has the focus. */
  readonly take: () => Promise<QuickForce | null>;
};

const issueOf = (fault: Fault) => ({ code: "custom" as const, path: [...fault.path], message: forceLimitWords(fault) });

/**
 * A force by its schema and by the limits of the rulebook, as the server will check it. While anything is missing, each unit group that is
 * whole is judged all the same.
 */
const ruledForce = (rules: ForceRules) =>
  quickForce
    .superRefine((force, context) => {
      for (const fault of typedForceFaults(force, rules)) context.addIssue(issueOf(fault));
    })
    .superRefine(
      ({ units }, context) => {
        for (const [at, unit] of units.entries()) {
          const { success, data } = quickForce.shape.units.element.safeParse(unit);
          for (const fault of success ? typedUnitFaults(data, at, rules) : []) context.addIssue(issueOf(fault));
        }
      },
      { when: ({ value, issues }) => issues.length > 0 && Array.isArray((value as { units?: unknown }).units) },
    );

/** Checks what is entered; errors stand at the fields where the server would find them. */
export function resolverOf(rules: ForceRules): Resolver<DraftForce, unknown, QuickForce> {
  const checked = zodResolver(ruledForce(rules), { error: typedForceWords }) as unknown as Resolver<DraftForce, unknown, QuickForce>;
  return (values, context, options) => checked(typedForce(values) as DraftForce, context, options);
}

/** The fields of a unit group in the order in which they stand. */
const OF_UNIT = ["number", "name", "bases", "troop", "commander"] as const;
const OF_TROOP = ["type", "formation", "training", "setFormation", "weapon", "characteristics"] as const;
const BEFORE_UNITS = ["name", "commander", "subCommanders", "territories", "mapCards", "scoutingCards"] as const;

/** The unit group whose fault is the first of all; null where another comes before it. */
export function firstFaultyUnit(errors: FieldErrors<DraftForce>): { readonly at: number; readonly path: FieldPath<DraftForce> } | null {
  if (BEFORE_UNITS.some((field) => errors[field]) || !Array.isArray(errors.units)) return null;
  const at = errors.units.findIndex(Boolean);
  const found = OF_UNIT.find((one) => errors.units?.[at]?.[one]) ?? "name";
  const field = found === "troop" ? (`troop.${OF_TROOP.find((one) => errors.units?.[at]?.troop?.[one]) ?? "type"}` as const) : found;
  return at < 0 ? null : { at, path: `units.${at}.${field}` };
}

/** Keeps what is entered in this browser, and loads what was entered before. */
function useKeptDraft(form: TypedForceForm["form"], slot: DraftSlot, found: () => void): void {
  const onFound = useRef(found);
  useEffect(() => {
    const draft = readDraft(slot);
    if (draft) {
      form.reset(draft);
      onFound.current();
    }
    return form.subscribe({ formState: { values: true, isDirty: true }, callback: ({ values }) => keepDraft(slot, values) });
  }, [form, slot]);
}

/** A force that is entered by hand. `found` is called if there is one from before. */
export function useTypedForce(rules: ForceRules, slot: DraftSlot, found: () => void): TypedForceForm {
  const resolver = useMemo(() => resolverOf(rules), [rules]);
  const form = useForm<DraftForce, unknown, QuickForce>({ resolver, defaultValues: newForce() });
  const [open, unfold] = useState<number | null>(0);
  useKeptDraft(form, slot, found);
  async function take(): Promise<QuickForce | null> {
    let taken: QuickForce | null = null;
    await form.handleSubmit(
      (force) => {
        taken = force;
      },
      (errors) => {
        const faulty = firstFaultyUnit(errors);
        if (!faulty) return;
        flushSync(() => unfold(faulty.at));
        form.setFocus(faulty.path);
      },
    )();
    return taken;
  }
  return { form, open, unfold, take };
}

type Path = FieldPath<DraftForce>;

type Troubles = { readonly message?: string | undefined; readonly root?: { readonly message?: string | undefined } | undefined };

/** The error of a field; for a list that of the whole list, else that of its first wrong item. */
function messageIn(error: Troubles | undefined): string | undefined {
  const ofOne = Array.isArray(error) ? (error as (Troubles | undefined)[]).find((one) => one?.message)?.message : undefined;
  return error?.message ?? error?.root?.message ?? ofOne;
}

/** A field of a force that is entered by hand, as its control takes it. */
export function fieldOf({ form }: TypedForceForm) {
  const errorOf = (path: Path) => typedForceTrouble(messageIn(form.getFieldState(path, form.formState).error));
  const field = (path: Path, options?: RegisterOptions<DraftForce>) => ({ ...form.register(path, options), error: errorOf(path) });
  return {
    errorOf,
    text: (path: Path) => ({ ...field(path), autoComplete: "off", maxLength: LETTERS.name }),
    number: (path: Path) => ({ ...field(path, { setValueAs: typedNumber }), autoComplete: "off", inputMode: "numeric" as const }),
    /** One of the options; the empty one is null. */
    choice: (path: Path, chosen: () => void = () => undefined) =>
      field(path, { setValueAs: (value: unknown) => (value === "" ? null : value), onChange: chosen }),
    /** An index into a list. */
    place: (path: Path) => field(path, { setValueAs: (value: unknown) => (value === "" || value === null ? null : Number(value)) }),
    tick: (path: Path) => form.register(path),
  };
}
