/** What is wrong with a form as a whole, told aloud as soon as it is known. */
export function FormTrouble({ trouble }: { readonly trouble: string | null }) {
  return <div role="alert">{trouble !== null && <p className="finding">{trouble}</p>}</div>;
}
