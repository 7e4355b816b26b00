import { running } from "../running";
import { ACCOUNT } from "./account";
import { ARMIES } from "./armies";
import { COMMANDS } from "./battle-commands";
import { BATTLE_COMPANY } from "./battle-company";
import { EVENTS } from "./battle-events";
import { BATTLE_PAPERS } from "./battle-papers";
import { TABLE } from "./battlefields";
import { BATTLES } from "./battles";
import { DATA } from "./data";
import { DRAFTS } from "./drafts";
import { type Address, endpoint } from "./endpoint";
import { LIST_SHARES } from "./list-shares";
import { ODDS } from "./odds";
import { openApi, shapes } from "./openapi";
import { OPERATIONS } from "./operations";
import { OTHER_GAMES } from "./other-games";
import { OWN_LISTS } from "./own-lists";
import { OWN_TABLES } from "./own-tables";
import { OWN_VALUES } from "./own-values";
import { ok } from "./reply";
import { SHARES } from "./shares";
import { SHEETS } from "./sheets";
import { TOURNAMENT_ROUNDS } from "./tournament-rounds";
import { TOURNAMENTS } from "./tournaments";

const OPENAPI: Address = {
  path: "/api/openapi.json",
  methods: {
    GET: endpoint({
      id: "describeApi",
      summary: "This description.",
      answers: { 200: { says: "OpenAPI 3.1.", json: true } },
      answer: () => ok(describeApi(running().environment.publicUrl)),
    }),
  },
};

const SCHEMA: Address = {
  path: "/api/schema.json",
  methods: {
    GET: endpoint({
      id: "describeShapes",
      summary: "The shapes only.",
      answers: { 200: { says: "JSON Schema 2020-12, each shape under `$defs`.", json: true } },
      answer: () => ok(shapes(running().environment.publicUrl)),
    }),
  },
};

/** Every address that this server answers. */
export const ADDRESSES: readonly Address[] = [
  ...Object.values(OPERATIONS),
  ...Object.values(DATA),
  ...Object.values(SHEETS),
  ...Object.values(ARMIES),
  ...Object.values(SHARES),
  ...Object.values(OWN_LISTS),
  ...Object.values(LIST_SHARES),
  ...Object.values(OWN_TABLES),
  ...Object.values(OWN_VALUES),
  ...Object.values(BATTLES),
  COMMANDS,
  EVENTS,
  ...Object.values(BATTLE_COMPANY),
  ...Object.values(TABLE),
  ...Object.values(BATTLE_PAPERS),
  ...Object.values(ACCOUNT),
  ...Object.values(ODDS),
  ...Object.values(TOURNAMENTS),
  ...Object.values(TOURNAMENT_ROUNDS),
  DRAFTS,
  ...Object.values(OTHER_GAMES).flatMap((game) => Object.values(game)),
  OPENAPI,
  SCHEMA,
];

/** The API as an OpenAPI 3.1 document. */
export const describeApi = (publicUrl: string) => openApi(ADDRESSES, publicUrl);
