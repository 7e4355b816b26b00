// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { textOfPage } from "./copy-answer";

const PAGE = `
  <h1>A game</h1>
  <form>
    <fieldset>
      <legend>You</legend>
      <input type="hidden" name="a" value="0">
      <label for="a">Dice</label><input id="a" type="number" value="6">
      <label for="b">Hit on</label><select id="b"><option>4+</option><option selected>5+</option></select>
      <label><input type="checkbox" checked>Led</label>
      <label><input type="checkbox">Charged</label>
      <label for="c">Name</label><input id="c" value="">
      <button>Add</button>
    </fieldset>
  </form>
  <div class="odds-answer">
    <div>
      <dl><div><dt>You
        win</dt><dd>61%</dd></div><div><dt>Draw</dt><dd>20%</dd></div></dl>
      <p>It holds.</p><p></p>
      <div class="our-readings"><span>Our reading:</span></div>
    </div>
    <h2>Steps</h2><ol><li>Remove him.</li><li>Measure.</li></ol>
    <details><summary>More</summary>
      <table>
        <thead><tr><th>Hits</th><th class="chance-chart">Chart</th><th>You</th></tr></thead>
        <tbody><tr><th>0</th><td class="chance-chart"><svg></svg></td><td>2%</td></tr><tr><td><svg></svg></td></tr></tbody>
      </table>
    </details>
    <p role="status">Copied.</p><p class="sr-only">Said.</p><button>Copy</button>
  </div>`;

it("tells the question, the answer and the address, without what only a screen has", () => {
  document.body.innerHTML = PAGE;
  expect(textOfPage(document.body, "https://x.test/?a=6").split("\n")).toEqual([
    "A game",
    "You. Dice: 6; Hit on: 5+; Led",
    "You win: 61%",
    "Draw: 20%",
    "It holds.",
    "",
    "Steps",
    "1. Remove him.",
    "2. Measure.",
    "",
    "More",
    "Hits | You",
    "0 | 2%",
    "",
    "https://x.test/?a=6",
  ]);
});
