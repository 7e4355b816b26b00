import type { EarthBlow, EarthBoundsAnswer, EarthFormation, EarthMeleeAnswer, EarthShootingAnswer } from "@/lib/model/other-games/earth";
import type { EarthTables } from "@/lib/model/other-games/earth-tables";
import { chanceThat, meanOf } from "@/lib/rules/other-games/chances";
import { damageOf } from "@/lib/rules/other-games/earth/formation";
import { rowValue } from "@/lib/rules/rules-row";
import { meanWords, shareWords } from "@/lib/words/other-games/common";
import { EARTH } from "@/lib/words/other-games/earth";
import { ChanceTable, countChances, Figures, PlainTable, SplitBar } from "../_components/figures";
import { OurReadings } from "../_components/our-readings";

const READ = EARTH.page.readings;
type Side = "own" | "other";
const foeOf = (side: Side): Side => (side === "own" ? "other" : "own");

type Struck = Pick<EarthBlow, "injured" | "killed">;

/** The bases that hits injure and kill. */
function Losses({ side, struck }: { readonly side: Side; readonly struck: Struck }) {
  return (
    <ChanceTable
      id={`losses-${side}`}
      title={EARTH.lossesOf(side)}
      caption={EARTH.lossesCaption}
      of={EARTH.bases}
      columns={[
        { name: EARTH.injured, tone: "worn", chances: countChances(struck.injured) },
        { name: EARTH.killed, tone: side, chances: countChances(struck.killed) },
      ]}
    />
  );
}

type Front = { readonly side: Side; readonly formation: EarthFormation; readonly hits: readonly number[] };

/** What a front rank looks like after so many hits; more hits than do anything are one row. */
function FrontRank({ side, formation: { front, injured }, hits }: Front) {
  const most = Math.min(hits.length - 1, 2 * front - injured);
  return (
    <PlainTable
      id={`front-${side}`}
      title={EARTH.frontTitle(side)}
      caption={EARTH.frontCaption}
      heads={[EARTH.hits, EARTH.chance, EARTH.whole, EARTH.injured, EARTH.killed]}
      rows={Array.from({ length: most + 1 }, (_, count) => {
        const isLast = count === most && hits.length - 1 > most;
        const chance = isLast ? chanceThat(hits, (one) => one >= count) : (hits[count] ?? 0);
        const { injured: newly, killed } = damageOf(front, injured, count);
        const hurt = injured + newly;
        return [isLast ? EARTH.beyond(count) : count, shareWords(chance), front - hurt, hurt - killed, killed];
      })}
    />
  );
}

export function ShootingAnswer({ answer, tables }: { readonly answer: EarthShootingAnswer; readonly tables: EarthTables }) {
  const { asked, reason, dice, dieModifier, resilience, hit, hits, frontKilled, halfSpeed } = answer;
  if (reason)
    return (
      <p className="finding" data-severity="warning">
        {EARTH.noShot[reason]}
      </p>
    );
  const isHigh = asked.shot.mode !== "normal";
  return (
    <>
      <div>
        <Figures
          all={[
            { name: EARTH.meanHits, value: meanWords(meanOf(hits)), tone: "own" },
            { name: EARTH.hit, value: shareWords(hit), tone: "own" },
            { name: EARTH.dice, value: String(dice) },
            { name: EARTH.die, value: EARTH.signed(dieModifier) },
            { name: EARTH.needs, value: String(resilience) },
            { name: EARTH.frontKilled, value: shareWords(frontKilled) },
            { name: EARTH.halfSpeed, value: shareWords(halfSpeed) },
            { name: EARTH.shaken, value: shareWords(chanceThat(hits, (count) => count >= rowValue(tables.numbers, "shaken-ranged"))) },
          ]}
        />
        <OurReadings of={[READ.front, isHigh && READ.width, isHigh && READ.die, hit === 0 && READ.always, READ.half, READ.random]} />
      </div>
      <FrontRank side="other" formation={asked.other} hits={hits} />
      <Losses side="other" struck={answer} />
    </>
  );
}

export function MeleeAnswer({ answer, tables }: { readonly answer: EarthMeleeAnswer; readonly tables: EarthTables }) {
  const { asked, first } = answer;
  const shaken = rowValue(tables.numbers, "shaken-melee");
  return (
    <>
      <div>
        <Figures all={[{ name: EARTH.first, value: EARTH.firstOf[first] }]} />
        <OurReadings of={[READ.first, READ.width, first !== "both" && READ.gone, READ.front, READ.half, READ.random]} />
      </div>
      {(["own", "other"] as const).map((side) => {
        const { dice, resilience, hit, hits } = answer[side];
        const struck = answer[foeOf(side)];
        return (
          <section key={side} aria-label={EARTH.strikes(side)}>
            <h2>{EARTH.strikes(side)}</h2>
            <Figures
              all={[
                { name: EARTH.meanHits, value: meanWords(meanOf(hits)), tone: side },
                { name: EARTH.hit, value: shareWords(hit), tone: side },
                { name: EARTH.dice, value: String(dice) },
                { name: EARTH.needs, value: String(resilience) },
                { name: EARTH.frontKilled, value: shareWords(struck.frontKilled) },
                { name: EARTH.halfSpeed, value: shareWords(struck.halfSpeed) },
                { name: EARTH.shaken, value: shareWords(chanceThat(hits, (count) => count >= shaken)) },
              ]}
            />
            <FrontRank side={foeOf(side)} formation={asked[foeOf(side)]} hits={hits} />
            <Losses side={foeOf(side)} struck={struck} />
          </section>
        );
      })}
    </>
  );
}

type Last = EarthBoundsAnswer["bounds"][number];
/** The chance that a side has left, in whatever way. */
export const leaves = (last: Last, side: Side): number => Math.min(1, last[`${side}Retreats`] + last[`${side}Routs`] + last[`${side}Gone`]);

const WAYS = Object.entries(EARTH.ways) as [keyof typeof EARTH.ways, string][];

export function BoundsAnswer({ answer }: { readonly answer: EarthBoundsAnswer }) {
  const { asked, bounds, ownBases, otherBases } = answer;
  const last = bounds.at(-1);
  if (!last) return null;
  const title = EARTH.after(bounds.length);
  const [own, other] = [leaves(last, "own"), leaves(last, "other")];
  const both = Math.max(0, own + other + last.goesOn - 1);
  return (
    <>
      <section aria-label={title}>
        <h2>{title}</h2>
        <Figures
          all={[
            { name: EARTH.leaves("other"), value: shareWords(other), tone: "own" },
            { name: EARTH.goesOn, value: shareWords(last.goesOn) },
            { name: EARTH.leaves("own"), value: shareWords(own), tone: "other" },
          ]}
        />
        <SplitBar
          parts={[
            { tone: "own", p: Math.max(0, other - both) },
            { tone: "even", p: last.goesOn },
            { tone: "worn", p: both },
            { tone: "other", p: Math.max(0, own - both) },
          ]}
        />
        <OurReadings
          of={[
            asked.mode === "melee" && READ.first,
            READ.gone,
            READ.filled,
            READ.once,
            READ.worst,
            asked.own.leadership + asked.other.leadership > 0 && READ.character,
          ]}
        />
      </section>
      <PlainTable
        id="bounds"
        title={EARTH.boundsTitle}
        caption={EARTH.boundsCaption}
        heads={[EARTH.bound, ...WAYS.map(([, name]) => name), EARTH.goesOn]}
        rows={bounds.map((one, at) => [at + 1, ...WAYS.map(([way]) => shareWords(one[way])), shareWords(one.goesOn)])}
      />
      <ChanceTable
        id="bases"
        title={EARTH.basesTitle}
        caption={EARTH.basesCaption}
        of={EARTH.bases}
        columns={[
          { name: EARTH.short.own, tone: "own", chances: likely(ownBases) },
          { name: EARTH.short.other, tone: "other", chances: likely(otherBases) },
        ]}
      />
    </>
  );
}

/** Only the counts that can be: a large formation seldom loses most of its bases. */
const likely = (bases: readonly number[]) => countChances(bases).filter(({ p }) => p > 0);
