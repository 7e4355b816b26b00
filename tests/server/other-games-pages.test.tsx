// @vitest-environment happy-dom
import type { ReactElement } from "react";
import { prerender } from "react-dom/static";
import { beforeAll, describe, expect, test, vi } from "vitest";
import { textOfPage } from "@/app/other-games/_components/copy-answer";
import BronzeEaglesPage from "@/app/other-games/bronze-eagles/page";
import FieldOfGloryPage from "@/app/other-games/field-of-glory/page";
import RankAndFilePage from "@/app/other-games/rank-and-file/page";
import { setRunning } from "@/lib/server/running";
import { bootSoundly } from "./program-folder";

vi.mock("next/navigation", async (original) => ({ ...(await original<typeof import("next/navigation")>()), useRouter: () => ({}) }));

beforeAll(async () => setRunning(await bootSoundly()));

type Page = (props: { readonly searchParams: Promise<Record<string, string>> }) => Promise<ReactElement>;

async function bodyOf(page: Page, query: string): Promise<Element> {
  const { prelude } = await prerender(await page({ searchParams: Promise.resolve(Object.fromEntries(new URLSearchParams(query))) }));
  document.body.innerHTML = await new Response(prelude).text();
  return document.body;
}

/** What a page says to a question: what it asks, and the answer line by line. */
const told = async (page: Page, query: string) => textOfPage(await bodyOf(page, query), query).split("\n");
/** The rows of the table below a title. */
const below = (lines: readonly string[], title: string) => {
  const start = lines.indexOf(title) + 1;
  return start === 0 ? [] : lines.slice(start, lines.indexOf("", start)).filter((line) => line.includes(" | "));
};

describe("Field of Glory", () => {
  test("each side has its own hits", async () => {
    const lines = await told(FieldOfGloryPage, "own.dice=1&own.target=6&other.dice=2&other.target=4");
    expect(lines).toEqual(expect.arrayContaining(["Your hits on average: 0.17", "Each of your dice hits: 17%"]));
    expect(lines).toEqual(expect.arrayContaining(["Enemy hits on average: 1.00", "Each enemy die hits: 50%"]));
    expect(below(lines, "Number of hits")).toEqual([
      "Hits | You | Or more | Enemy | Or more",
      "0 | 83% | 100% | 25% | 100%",
      "1 | 17% | 17% | 50% | 75%",
      "2 | 0% | 0% | 25% | 25%",
    ]);
    expect(below(lines, "Faces at every quality")[1]).toBe("Poor | 19% | 19% | 19% | 19% | 19% | 2.8%");
    expect(below(lines, "Your dice at every quality").at(-1)).toBe("Elite, led | 1, 2, 3 | 25% | 0.25");
  });

  test("a side of which an address says nothing rolls as ever", async () => {
    expect(await told(FieldOfGloryPage, "own.dice=1")).toEqual(
      expect.arrayContaining(["Your hits on average: 0.50", "Enemy hits on average: 2.00"]),
    );
    expect(await told(FieldOfGloryPage, "ask=round&own.dice=0")).toContain("You lose: 93.8%");
    expect(await told(FieldOfGloryPage, "ask=test&need=12")).toContain("Passes: 3.8%");
  });

  test("a round is told as you see it, and each commander beside his own side", async () => {
    const lines = await told(
      FieldOfGloryPage,
      "ask=round&own.dice=0&other.dice=2&own.line.0.quality=elite&own.line.0.commander=front&other.line.0.quality=average",
    );
    expect(lines).toEqual(expect.arrayContaining(["You win: 0%", "Draw: 25%", "You lose: 75%"]));
    // Two hits taken and none given: 1 in 4, and then 1 in 12.
    expect(below(lines, "The round and the commander")).toEqual(
      expect.arrayContaining([
        "Wins | 0% | 75%",
        "Loses | 73% | 0%",
        "Loses, commander killed | 2.1% | –",
        "The enemy rolls for him | 25% | –",
      ]),
    );
    expect(lines).toContain("He adds nothing here: do not risk him.");
  });

  test("a test", async () => {
    const lines = await told(FieldOfGloryPage, "ask=test&need=12&line.0.quality=superior");
    expect(lines).toEqual(expect.arrayContaining(["Passes: 3.8%", "Fails: 96.2%"]));
  });

  test("who must test when the commander of a command falls", async () => {
    const groups = [
      ["Hoplites", "Mercenaries", "0"],
      ["Guard", "Persians", "1"],
      ["Horse", "Mercenaries", "4"],
    ];
    const query = groups.map(
      ([name, command, distance], at) => `groups.${at}.name=${name}&groups.${at}.command=${command}&groups.${at}.distance=${distance}`,
    );
    const lines = await told(FieldOfGloryPage, `ask=commander-lost&fallen.rank=command&fallen.command=Mercenaries&${query.join("&")}`);
    expect(below(lines, "Who must test").slice(1)).toEqual([
      "Hoplites | yes | He commands it, and it is within 3 MU.",
      "Guard | no | It is not in his line of command.",
      "Horse | no | It is more than 3 MU away.",
    ]);
    expect(lines).toContain("1. Remove the commander from play.");
  });
});

describe("Bronze Eagles II", () => {
  test("a fight: who is beaten, broken, pushed and left, each on its side", async () => {
    // One model against one: 10 in 36 for either to win without a six. Knights hold on 7, cavalry on 8, or 9 with a figure lost.
    const lines = await told(
      BronzeEaglesPage,
      "ask=fight&rounds=1&own.troop=knights&own.models=1&other.troop=cavalry&other.models=1&other.bases=2",
    );
    const course = below(lines, "Round by round");
    // The enemy has a second base: it loses a figure, never all.
    expect(course).toEqual(expect.arrayContaining(["You destroyed | 17%", "Enemy destroyed | 0%", "Both destroyed | 0%"]));
    expect(course).toEqual(
      expect.arrayContaining(["You win | 42%", "You lose | 44%", "Draw | 14%", "You broken | 12%", "Enemy broken | 26%"]),
    );
    expect(lines).toEqual(expect.arrayContaining(["The enemy is beaten: 26%", "You are beaten: 28%", "Still fighting: 46%"]));
    expect(below(lines, "How far the enemy is pushed back")).toEqual([
      "Inches | Round 1",
      "1 | 14%",
      "2 | 11%",
      "3 | 8.3%",
      "4 | 5.6%",
      "5 | 2.8%",
    ]);
    expect(below(lines, "How far you are pushed back")).toEqual(["Inches | Round 1", "1 | 11%", "2 | 8.3%", "3 | 5.6%", "4 | 2.8%"]);
    expect(below(lines, "Figures left").slice(1)).toEqual([
      "0 | 17% | 100% | 0% | 100%",
      "1 | 83% | 83% | 17% | 100%",
      "2 | 0% | 0% | 83% | 83%",
    ]);
  });

  test("an army, its roster, and the rating that its opening roll gives", async () => {
    const kinds = ["trained-close", "trained-close", "warband", "warband", "warband", "cavalry"];
    const query = kinds.map((kind, at) => `commands.${at}.kind=${kind}`).join("&");
    const lines = await told(BronzeEaglesPage, `seed=capua&people=roman&rerolls.2=1&${query}`);
    expect(lines).toEqual(expect.arrayContaining(["Bases: 31", "Figures: 122", "Change of ratings: +5"]));
    expect(below(lines, "The roster").slice(3)).toEqual([
      "Command 3 Warband | 6 + 1 | 7 | 28 | 8″ | 12",
      "Command 4 Warband | 2 + 4 | 6 | 24 | 8″ | 12",
      "Command 5 Warband | 2 + 5 | 7 | 28 | 8″ | 12",
      "Command 6 Cavalry | 2 | 2 | 6 | 20″ | 13",
      "Total |  | 31 | 122 |  | ",
    ]);
  });

  test("a command too many is refused beside its own field", async () => {
    const query = ["cavalry", "scouts", "levy", "levy", "levy", "levy"].map((kind, at) => `commands.${at}.kind=${kind}`).join("&");
    const page = await bodyOf(BronzeEaglesPage, `seed=capua&people=roman&${query}`);
    const fields = [...page.querySelectorAll('select[aria-invalid="true"]')];
    expect(fields.map((field) => field.getAttribute("name"))).toEqual(["commands.1.kind"]);
    const beside = document.getElementById(fields[0]?.getAttribute("aria-describedby") ?? "");
    expect(beside?.textContent).toBe("Command 2 is horse, and this people has at most 1 command of it.");
  });

  test("morale, a pursuit and a volley", async () => {
    const tested = await told(BronzeEaglesPage, "ask=break-test&rating=7&casualties=2");
    expect(tested).toEqual(expect.arrayContaining(["Needs: 9+", "Holds: 28%", "Breaks: 72%"]));
    const ran = await told(BronzeEaglesPage, "ask=pursuit&runner=levy&pursuer=trained-close&how=flight");
    expect(ran).toEqual(expect.arrayContaining(["May run: 100%", "May be pursued: no", "Caught, once it runs: 100%"]));
    const shot = await told(BronzeEaglesPage, "ask=shooting&weapon=bow&figures=1&cover=1");
    expect(shot).toEqual(expect.arrayContaining(["Figures killed on average: 0.08", "Each die kills: 8.3%"]));
  });
});

describe("Rank & File", () => {
  test("one test, with what it leaves out", async () => {
    const lines = await told(RankAndFilePage, "kind=rally&grade=veteran&start=7&now=4&status=routing&commander=1");
    expect(lines).toEqual(
      expect.arrayContaining(["Passes: 33%", "Fails: 67%", "Needs: 5+", "Unsteady | 33%", "Gone | 67%", "Stands lost | −3"]),
    );
  });

  test("what a question must have is asked as ever, and a state that does not go with the test is left out", async () => {
    // Grade and test are those of the sample: veterans rally.
    expect(await told(RankAndFilePage, "start=7&now=5")).toEqual(expect.arrayContaining(["Needs: 5+", "Passes: 33%"]));
    expect(below(await told(RankAndFilePage, "ask=artillery&points=8"), "Turn by turn")).toHaveLength(4);
    const morale = await told(RankAndFilePage, "kind=morale&status=routing&start=8");
    expect(morale.some((line) => line.startsWith("Passes: "))).toBe(true);
    const fewer = await told(RankAndFilePage, "ask=turns&start=5&now=7&turns=1");
    expect(fewer.find((line) => line.includes("Stands at the start: 5"))).toContain("Stands now: 5");
    expect(fewer.some((line) => line.startsWith("Gone: "))).toBe(true);
  });

  test("what its answer leaves out is told", async () => {
    const fewer = await told(RankAndFilePage, "ask=turns&start=5&now=7&turns=2&events.0.turn=2");
    expect(fewer).toContain("Counted with 5 stands now: there were no more at the start.");
    expect(fewer.join()).not.toContain("is left out");
    const late = await told(RankAndFilePage, "ask=turns&start=7&now=7&turns=2&events.0.turn=3");
    expect(late).toContain("What happens after turn 2 is left out: add turns to count it.");
    expect(late.join()).not.toContain("Counted with");
  });

  test("turn by turn, and what is gone", async () => {
    const lines = await told(RankAndFilePage, "ask=turns&grade=veteran&start=7&now=5&turns=2&status=routing");
    expect(lines).toEqual(expect.arrayContaining(["In good order: 11%", "Unsteady: 33%", "Routing: 0%", "Gone: 56%"]));
    expect(below(lines, "Turn by turn").slice(1)).toEqual([
      "1 | 0% | 33% | 67% | 0% | 0% | 0% | 4.33",
      "2 | 11% | 33% | 0% | 56% | 0% | 0% | 2.11",
    ]);
  });

  test("guns and an elephant", async () => {
    const guns = await told(RankAndFilePage, "ask=artillery&grade=veteran&points=8&hits.0=1&hits.1=1");
    expect(below(guns, "Turn by turn").at(-1)).toBe("2 | 59% | 37% | 0% | 3.7% | 0% | 0%");
    const charged = await told(RankAndFilePage, "ask=elephant&grade=regular&reach=18");
    expect(charged).toEqual(
      expect.arrayContaining(["Fails the test: 50%", "Stampedes: 17%", "Reaches it in a stampede: 0.5%", "Stampedes into it: 0.1%"]),
    );
  });
});
