import { useCallback, useEffect, useState } from "react";
import { askServer } from "@/app/_components/ask-server";
import { HandOnLink } from "@/app/_components/hand-on-link";
import { Moment } from "@/app/_components/moment";
import { Said } from "@/app/_components/said";
import { useOnce } from "@/app/_components/use-once";
import { WithdrawList } from "@/app/_components/withdraw-list";
import type { ListShare, ListShareSummary } from "@/lib/model/own-list";
import { LIST_SHARING } from "@/lib/words/own-lists";

/** Makes a link to the list as it is stored now, and shows those made before. */
export function ShareList({ id, isSound, allies }: { id: string; isSound: boolean; allies: readonly string[] }) {
  const [made, setMade] = useState<ListShare | null>(null);
  const [links, setLinks] = useState<readonly ListShareSummary[]>([]);
  const [status, setStatus] = useState("");
  const path = `/api/my-lists/${id}/shares`;
  const look = useCallback(async () => {
    const answer = await askServer<readonly ListShareSummary[]>("GET", path);
    if (answer.ok) setLinks(answer.value);
    else setStatus(answer.error.message);
  }, [path]);
  useEffect(() => void look(), [look]);
  const making = useOnce(async () => {
    const answer = await askServer<ListShare>("POST", path);
    if (answer.ok) setMade(answer.value);
    else setStatus(answer.error.message);
    await look();
    return false;
  });
  const [name] = links.map((one) => one.name);
  return (
    <div className="grid gap-3">
      <p className="text-soft">{LIST_SHARING.note}</p>
      {allies.length > 0 && <p className="text-soft">{LIST_SHARING.allies(allies)}</p>}
      {made ? (
        <HandOnLink url={made.url} name={name ?? ""} label={LIST_SHARING.link} isNew />
      ) : (
        <p>
          <button
            type="button"
            className="button"
            data-filled
            aria-disabled={!isSound || making.busy || undefined}
            onClick={() => isSound && void making.run()}
          >
            {making.busy ? LIST_SHARING.making : LIST_SHARING.make}
          </button>
        </p>
      )}
      {!isSound && <p className="finding">{LIST_SHARING.faulty}</p>}
      {links.length > 0 && (
        <section aria-label={LIST_SHARING.links}>
          <h3>{LIST_SHARING.links}</h3>
          <ul>
            {links.map((link) => (
              <li key={link.share} className="flex flex-wrap items-center justify-between gap-3 border-b border-rule py-1">
                <a href={`/l/${link.share}`}>
                  <Said words={LIST_SHARING.made(link.name)} slots={{ moment: () => <Moment at={link.sharedAt} /> }} />
                </a>
                <WithdrawList
                  share={link.share}
                  name={link.name}
                  done={() => {
                    setStatus(LIST_SHARING.withdrawn);
                    setMade((before) => (before?.share === link.share ? null : before));
                    void look();
                  }}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status" className="text-soft">
        {status}
      </p>
    </div>
  );
}
