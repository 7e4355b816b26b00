type Props = {
  readonly of: readonly { readonly id: string; readonly name: string }[];
  /** What stands first, for none of them. */
  readonly none?: string;
};

/** What a field may be chosen from. */
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
