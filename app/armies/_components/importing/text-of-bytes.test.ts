import { expect, test } from "vitest";
import { textOfBytes } from "./text-of-bytes";

const utf8 = (text: string) => new TextEncoder().encode(text);
const bytes = (...some: number[]) => new Uint8Array(some);

test.each([
  ["UTF-8", utf8('{"name": "Dąbrowa"}'), '{"name": "Dąbrowa"}'],
  ["UTF-8 with a byte order mark", bytes(0xef, 0xbb, 0xbf, ...utf8("{}")), "{}"],
])("%s is text", (_, some, text) => {
  expect(textOfBytes(some)).toEqual({ ok: true, text });
});

test.each([
  ["empty", "nothing", bytes()],
  ["empty", "only blanks", utf8(" \n\t ")],
  ["empty", "only a byte order mark", bytes(0xef, 0xbb, 0xbf)],
  ["picture", "a PNG", bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a)],
  ["picture", "a JPEG", bytes(0xff, 0xd8, 0xff, 0xe0, 0x00)],
  ["picture", "a GIF", utf8("GIF89a")],
  ["picture", "a WebP", utf8("RIFF1234WEBP")],
  ["pdf", "a PDF", utf8("%PDF-1.7")],
  ["zip", "a ZIP archive", bytes(0x50, 0x4b, 3, 4, 20)],
  ["utf-16", "UTF-16, the little end first", bytes(0xff, 0xfe, 0x7b, 0x00)],
  ["utf-16", "UTF-16, the big end first", bytes(0xfe, 0xff, 0x00, 0x7b)],
  ["binary", "a program", bytes(0x7f, 0x45, 0x4c, 0x46, 2, 1, 1, 0)],
  ["not-utf-8", "Latin-1", bytes(0x22, 0x44, 0xe4, 0x62, 0x22)],
] as const)("%s: %s", (code, _, some) => {
  expect(textOfBytes(some)).toEqual({ ok: false, code });
});
