import type { Paper } from "@/app/_components/paper/paper";
import type { QuickReference } from "@/lib/model/quick-reference";
import { markWords, type RowMarks, type WrittenValues } from "@/lib/sheets/reference/reference-parts";
import type { PrintSize } from "./layout/laid";
import { layOut } from "./layout/lay-out";
import { ReferenceLeaves, type ReferenceView } from "./reference-leaves";

type Props = {
  readonly reference: QuickReference;
  readonly paper: Paper;
  readonly type?: PrintSize;
  /** Of the sheet, in its head and in the foot of every leaf. */
  readonly name: string;
  /** On the screen: to be read and searched there, or the leaves as they are printed. From the printer it is always those. */
  readonly view: ReferenceView;
  readonly marks?: RowMarks;
  readonly ownValues?: WrittenValues;
  /** What is looked for when the page opens. */
  readonly find?: string;
};

const NONE: ReadonlyMap<string, never> = new Map<string, never>();

/** A quick reference on the screen and on paper: one set of tables for both. The page has one GlossaryCard for its words. */
export function ReferenceSheet({ reference, paper, name, view, marks = NONE, ownValues = NONE, find = "", type = "usual" }: Props) {
  const marked = { marks, ownValues };
  const laid = layOut(reference, paper, marked, type);
  return <ReferenceLeaves laid={laid} paper={paper} name={name} view={view} legend={markWords(reference, marked)} find={find} />;
}
