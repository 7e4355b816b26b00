import { BATTLE } from "./battle-fixtures";

/** A plan with every field filled. */
export const PLAN = {
  schema: "condotta.plan/1",
  battle: BATTLE,
  seat: "b",
  secret: "Secret: only for Breitenfeld, 1631",
  title: "Kircholm, 1605 and Breitenfeld, 1631",
  about: "A table of 45 by 30 BW, seen from the invader’s edge",
  missing: "Still to come: scouts.",
  corner: "invader",
  measured: "All is measured from the invader’s left and from the invader’s edge, in base widths (BW).",
  facts: [
    { id: "territory", label: "Territory", value: "Plains", source: null, why: null },
    {
      id: "sectors",
      label: "Flank sectors",
      value: "8 BW from either short edge",
      source: "house",
      why: "Scaled down for a smaller table",
    },
  ],
  measures: [
    { millimetres: 40, figures: "figures of 6 to 15 mm", tenWidths: "10 BW are 40 cm (15.7 in)", table: "180 by 120 cm (70.9 by 47.2 in)" },
  ],
  terrain: [
    {
      ...{ mark: 1, kind: "Rocky ground", along: 6, deep: 8.5, turned: 30 },
      ...{ centre: { left: 32.66, edge: 26 }, right: 12.34 },
      corners: [
        { left: 32.19, edge: 20.82 },
        { left: 37.38, edge: 23.82 },
      ],
    },
  ],
  armies: [
    {
      ...{ seat: "b", name: "Breitenfeld, 1631", role: "invader" },
      camp: { words: "Standard camp", centre: { left: 22.5, edge: 1 } },
      units: [
        {
          ...{ number: 3, name: "Blue Brigade", bases: 6, form: "pike and shot", files: 3, ranks: 2 },
          ...{ facing: "15° to the left", command: "B" },
          ...{ frontLeft: { left: 20.92, edge: 8.09 }, frontRight: { left: 23.82, edge: 8.87 }, centre: { left: 22.5, edge: 8 } },
          notes: ["nervous", "stakes"],
        },
      ],
      waiting: [{ number: 5, name: "Finns", bases: 4 }],
      stragglers: [{ number: 40, name: "Peasants" }],
      commanders: [
        {
          ...{ letter: "B", name: "Gustav Horn", title: "sub-commander, competent, professional" },
          ...{ place: "on the table", at: { left: 22.5, edge: 6 }, leads: "unit group 3" },
        },
      ],
      orders: [
        {
          ...{ order: "march-1", called: "March 1", seen: "commander C beside the camp", at: null },
          ...{ says: "unit group 4 round the invader’s left", units: [{ number: 4, name: "Scots", bases: 9 }], secret: true },
        },
        {
          ...{ order: "ambush-1", called: "Ambush 1", seen: "a marker on the table", at: { left: 10.5, edge: 5 } },
          ...{ says: null, units: [], secret: false },
        },
      ],
    },
    {
      ...{ seat: "a", name: "Kircholm, 1605", role: "defender", camp: null },
      ...{ units: [], waiting: [], stragglers: [], commanders: [], orders: [] },
    },
  ],
  notes: ["A turned piece is turned anticlockwise about its middle."],
};
