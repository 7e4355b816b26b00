import { AwaitedWords } from "@/app/_components/awaited-words";
import { marchCards } from "@/lib/rules/prebattle/orders";
import type { BattlefieldBook } from "@/lib/rules/table/battlefield-book";
import {
  commanderNamed,
  commanderRank,
  contingentWords,
  groupWords,
  marchCardsWords,
  ORDERS,
  stayWords,
  wayReasonWords,
} from "@/lib/words/battle/orders";
import { groupWords as troopWords } from "@/lib/words/battle/table-panels";
import { sentenceCase } from "@/lib/words/phrasing";
import { plain, type Words } from "@/lib/words/sentence";
import { FaultLines } from "./judged-send";
import { type GroupChoice, marchGroups, type Ordering, type WayChoice, wayChoices } from "./order-choices";
import { type GiveOrders, type OrdersChange, type OrdersDraft, wayOf } from "./orders-draft";

type March = GiveOrders["marches"][number];

type Props = {
  readonly ordering: Ordering;
  readonly book: BattlefieldBook;
  readonly draft: OrdersDraft;
  readonly commander: number;
  readonly faults: readonly Words[];
  readonly change: (change: OrdersChange) => void;
};

const { marches: MARCHES } = ORDERS;

/** Whether a commander stays, marches or bluffs, and which groups go with him. */
export function MarchRow({ ordering, book, draft, commander, faults, change }: Props) {
  const { own } = ordering;
  const leader = own.commanders[commander];
  const march = draft.marches.find((one) => one.commander === commander);
  if (!leader) return null;
  const ways = wayChoices(ordering, draft, commander);
  return (
    <fieldset className="orders-row" data-ordered={march !== undefined || undefined}>
      <legend>
        {sentenceCase(commanderNamed(commander, own.commanders))} <span className="orders-rank">{commanderRank(leader)}</span>
      </legend>
      <div className="orders-ways">
        {ways.map(({ way, label, units, why }) => (
          <label key={way} data-shut={why !== null || undefined}>
            <input
              type="radio"
              name={`way-${commander}`}
              checked={wayOf(draft, commander) === way}
              disabled={why !== null}
              onChange={() => change({ do: "send", commander, way, units })}
            />
            <span>{label}</span>
          </label>
        ))}
      </div>
      <WhyShut ways={ways} />
      {march?.edge === null && (
        <p className="orders-note">
          <AwaitedWords text={MARCHES.bluffMeans} />
        </p>
      )}
      {march && march.edge !== null && <Along {...{ ordering, book, draft, march, change }} />}
      <FaultLines faults={faults} />
    </fieldset>
  );
}

/** Choices that are closed for the same reason share a line. */
function WhyShut({ ways }: { readonly ways: readonly WayChoice[] }) {
  const reasons = new Map<string, { readonly sentence: Words; readonly labels: readonly string[] }>();
  for (const { label, why } of ways) {
    if (!why) continue;
    const sentence = wayReasonWords(why);
    reasons.set(plain(sentence), { sentence, labels: [...(reasons.get(plain(sentence))?.labels ?? []), label] });
  }
  return [...reasons].map(([key, { sentence, labels }]) => (
    <p key={key} className="orders-note">
      <b>{MARCHES.why(labels)}</b> <AwaitedWords text={sentence} />
    </p>
  ));
}

type AlongProps = Omit<Props, "commander" | "faults"> & { readonly march: March };

function Along({ ordering, book, draft, march, change }: AlongProps) {
  const groups = marchGroups(ordering, draft, march);
  const going = groups.filter(({ isIn }) => isIn);
  const leader = ordering.own.commanders[march.commander];
  const isAlly = leader?.role === "ally";
  return (
    <>
      {isAlly ? (
        <p className="orders-note">{contingentWords(going)}</p>
      ) : (
        <Groups {...{ groups, march, change }} most={book.limits["march-groups-most"]} />
      )}
      {leader && going.length > 0 && <Cards cards={marchCards(going, leader, book)} held={book.cards[leader.grade].cards} />}
    </>
  );
}

function Cards({ cards, held }: { readonly cards: ReturnType<typeof marchCards>; readonly held: number }) {
  const { text, warning } = marchCardsWords({ ...cards, held });
  return (
    <>
      <p className="orders-cards">
        <span className="orders-red" aria-hidden="true">
          {Array.from({ length: cards.needed }, (_, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
            <i key={at} />
          ))}
        </span>
        <span>
          <AwaitedWords text={text} />
        </span>
      </p>
      {warning && (
        <p className="finding" data-severity="warning">
          <AwaitedWords text={warning} />
        </p>
      )}
    </>
  );
}

type GroupsProps = {
  readonly groups: readonly GroupChoice[];
  readonly march: March;
  readonly most: number;
  readonly change: (change: OrdersChange) => void;
};

function Groups({ groups, march, most, change }: GroupsProps) {
  const { commander, units } = march;
  const able = groups.filter(({ why }) => why === null || why.code === "full");
  const others = groups.filter(({ why }) => why !== null && why.code !== "full");
  return (
    <>
      <p className="orders-note" id={`along-${commander}`}>
        {units.length === most ? MARCHES.full(most) : MARCHES.chooseGroups(most)}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a second fieldset in the first would be named twice */}
      <div role="group" aria-labelledby={`along-${commander}`} className="orders-groups">
        {able.map((group) => (
          <label key={group.number} data-shut={group.why !== null || undefined}>
            <input
              type="checkbox"
              checked={group.isIn}
              disabled={group.why !== null}
              onChange={() => change({ do: group.isIn ? "leave" : "join", commander, number: group.number })}
            />
            <span>
              <b>{group.number}</b> {group.name} <span className="orders-troops">{troopWords(group)}</span>
            </span>
          </label>
        ))}
      </div>
      <Others groups={others} title={MARCHES.others} />
    </>
  );
}

/** The groups that cannot get an order, each with the reason. */
export function Others({ groups, title }: { readonly groups: readonly GroupChoice[]; readonly title: string }) {
  if (groups.length === 0) return null;
  return (
    <details className="orders-others">
      <summary>{ORDERS.withCount(title, groups.length)}</summary>
      <ul>
        {groups.map((group) => (
          <li key={group.number}>
            {groupWords(group)}: {group.why && <AwaitedWords text={stayWords(group.why)} />}
          </li>
        ))}
      </ul>
    </details>
  );
}
