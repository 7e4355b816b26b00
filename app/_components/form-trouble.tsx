/** The message about a form as a whole, announced at once. */
export function FormTrouble({ trouble }: { readonly trouble: string | null }) {
  return <div role="alert">{trouble !== null && <p className="finding">{trouble}</p>}</div>;
}
