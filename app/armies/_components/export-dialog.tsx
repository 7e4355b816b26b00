import { ExportPreview } from "@/app/_components/army-export/export-preview";
import { useDeskNow } from "./desk-now";

/** The army on the desk, to take along. */
export function ExportDialog() {
  const { army, book, rules } = useDeskNow();
  return <ExportPreview army={army} book={book} rules={rules} link={null} />;
}
