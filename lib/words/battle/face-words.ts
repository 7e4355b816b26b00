import type { DieFace } from "../../model/enumerations";

/** A face of a death die, as it is rolled. */
export const FACE_WORDS: Readonly<Record<DieFace, string>> = { skull: "a skull", wound: "a wound", special: "an S", blank: "a blank" };

const FACE_NAMES: Readonly<Record<DieFace, string>> = { skull: "skull", wound: "wound", special: "S", blank: "blank" };

/** The faces of a die in their order: "skull, wound, blank". */
export const facesWords = (faces: readonly DieFace[]): string => faces.map((face) => FACE_NAMES[face]).join(", ");
