import type { DieFace } from "../../model/enumerations";

/** A face of a death die, as it is rolled. */
export const FACE_WORDS: Readonly<Record<DieFace, string>> = { skull: "a skull", wound: "a wound", special: "an S", blank: "a blank" };
