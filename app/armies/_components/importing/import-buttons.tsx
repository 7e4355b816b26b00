import { IMPORTING } from "@/lib/words/importing";

type Props = {
  readonly label?: string;
  readonly act?: () => void;
  readonly choose?: () => void;
};

/** The buttons of a step: always in sight. */
export function ImportButtons({ label, act, choose }: Props) {
  return (
    <div className="sticky -bottom-6 -mx-6 -mb-6 flex flex-wrap gap-3 bg-paper px-6 pt-3 pb-6 max-sm:-bottom-4 max-sm:-mx-4 max-sm:-mb-4 max-sm:px-4 max-sm:pb-4">
      {act && (
        <button type="button" className="button" data-filled onClick={act}>
          {label}
        </button>
      )}
      {choose && (
        <button type="button" className="button" onClick={choose}>
          {IMPORTING.choose.again}
        </button>
      )}
    </div>
  );
}
