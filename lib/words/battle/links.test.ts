import { expect, test } from "vitest";
import { JOIN } from "./links";

test("an invite names its sender where they have said what they are called", () => {
  const begin = (said: string) => said.slice(0, said.indexOf("."));
  expect(begin(JOIN.invited.text("Anna", 36, 24))).toBe("Anna has brought an army");
  expect(begin(JOIN.invited.text(null, 36, 24))).toBe("Your opponent has brought an army");
  expect([begin(JOIN.invited.exchange("Anna")), begin(JOIN.invited.exchange(null))]).toEqual([
    "Anna has sealed an army",
    "Your opponent has sealed an army",
  ]);
  expect(begin(JOIN.invited.text("דני", 36, 24))).toBe("\u2068דני\u2069 has brought an army");
  expect(JOIN.invited.text("Anna", 36, 24)).toContain(" Ask Anna how many points to play, then choose your army.");
  expect(JOIN.invited.exchange(null)).toContain(" Ask them how many points to play, then seal your army.");
});
