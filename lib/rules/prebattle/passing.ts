import type { Folds } from "./battle-step";

/** Passing means one thing while both deploy, and another when each passes separately. */
export const passingFolds = {
  passed: (draft, { seat }) => {
    const { host } = draft.seats[seat];
    draft.seats[seat].host = draft.step === "deployment" ? { ...host, isDeployed: true } : { ...host, hasPassed: true };
  },
} satisfies Folds;
