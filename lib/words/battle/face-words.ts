import type { DieFace } from "../../model/enumerations";
import { sentenceCase } from "../phrasing";

/** The rulebook's names for the faces of a death die ("Combat: Combat results"). A sword & arrow is a wound. */
export const FACE_NOUNS: Readonly<Record<DieFace, string>> = { skull: "skull", wound: "sword & arrow", special: "S", blank: "blank" };

/** A face of a death die, as it is rolled. */
export const FACE_WORDS: Readonly<Record<DieFace, string>> = {
  skull: "a skull",
  wound: "a sword & arrow",
  special: "an S",
  blank: "a blank",
};

/** The head of a row about a face. */
export const faceCalled = (face: DieFace): string => sentenceCase(FACE_NOUNS[face]);

/** The faces of a die in their order: "skull, sword & arrow, blank". */
export const facesWords = (faces: readonly DieFace[]): string => faces.map((face) => FACE_NOUNS[face]).join(", ");

/** Of six faces: "skull 1", "sword & arrow 3", "S 1". */
export const faceCounts = (faces: readonly DieFace[]): readonly string[] =>
  (["skull", "wound", "special"] as const)
    .map((face) => ({ face, times: faces.filter((one) => one === face).length }))
    .filter(({ times }) => times > 0)
    .map(({ face, times }) => `${FACE_NOUNS[face]} ${times}`);
