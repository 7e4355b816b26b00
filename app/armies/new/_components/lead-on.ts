import { savedHere } from "@/app/_components/own-paper/saved-here";

/**
 * Leads from the page of an army that is no longer only here to where it lies. `sentAs`: its id, if the server knew it when it made this
 * page. Answers false where nobody knows.
 */
export async function leadOn(page: string, sentAs: string | null, rest = ""): Promise<boolean> {
  const id = sentAs ?? (await savedHere(page))?.id;
  if (id === undefined) return false;
  location.replace(`/armies/${id}${rest}`);
  return true;
}
