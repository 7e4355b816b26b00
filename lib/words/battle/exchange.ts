/** A sealed exchange of two armies. */
export const EXCHANGE = {
  both: "Both armies",
  begin: "Begin battle",
  seals: "Seals",
  sealOf: (isOwn: boolean): string => (isOwn ? "Seal of your army" : "Seal of the other army"),
  notIn: "Not in yet",
  page: {
    title: "Both armies",
    back: "Back to the battle",
    about: "These are the armies as they were sealed. Neither could be changed after that.",
    seal: (hash: string): string => `Sealed as ${hash}`,
    asSealed: "This army has the hash it was sealed with.",
    notAsSealed: "This army does not have the hash it was sealed with.",
    closed: {
      sealed: "The other army is not in yet. Both are shown here once it is.",
      spectator: "Only the two players see these armies. If you are one of them, sign in with the account that took the seat.",
      "not-an-exchange": "In this battle both armies are secret until it ends.",
    },
  },
} as const;
