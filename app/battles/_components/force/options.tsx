type Props = {
  readonly of: readonly { readonly id: string; readonly name: string }[];
  /** The first option, for none of them. */
  readonly none?: string;
};

/** The options of a select field. */
export function Options({ of, none }: Props) {
  return (
    <>
      {none !== undefined && <option value="">{none}</option>}
      {of.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </>
  );
}
