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
    seal: (hash: string): string => `Checksum when it was sealed: ${hash}`,
    asSealed: "This army has not changed since it was sealed: the checksum is the same.",
    notAsSealed: "This army is not the one that was sealed: the checksum is different.",
    closed: {
      sealed: "The other army is not in yet. Both are shown here once it is.",
      spectator: "Only the two players see these armies. If you are one of them, sign in with the account that took the seat.",
      "not-an-exchange": "In this battle the full armies stay secret until it ends.",
    },
  },
} as const;
