/** Where the tokens stand, and the type. */
const TOKENS = /^:root\b/;

/** The rules that hold whatever the screen is like. */
function* rulesIn(rules: CSSRuleList): Generator<CSSStyleRule | CSSFontFaceRule> {
  for (const rule of rules) {
    if (rule instanceof CSSStyleRule || rule instanceof CSSFontFaceRule) yield rule;
    else if ("cssRules" in rule && !("conditionText" in rule)) yield* rulesIn(rule.cssRules as CSSRuleList);
  }
}

const pageRules = (): readonly (CSSStyleRule | CSSFontFaceRule)[] =>
  [...document.styleSheets].flatMap((sheet) => [...rulesIn(sheet.cssRules)]);

/** The tokens as they are by day, and every rule that anything in the picture answers to. */
function stylesOf(picture: SVGElement): string {
  const inPicture = (selector: string) => picture.matches(selector) || picture.querySelector(selector) !== null;
  return pageRules()
    .flatMap((rule) => {
      if (!(rule instanceof CSSStyleRule)) return [];
      if (TOKENS.test(rule.selectorText)) return [rule.cssText];
      return isDrawing(rule) && inPicture(rule.selectorText) ? [rule.cssText] : [];
    })
    .join("\n");
}

/** Not what the page says of everything on it. */
const isDrawing = ({ selectorText }: CSSStyleRule): boolean => selectorText.includes(".") && !selectorText.includes("::");

const asBase64 = (bytes: Uint8Array): string => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));

const FAMILY = "EB Garamond Variable";
/** Where the letters of our languages are, in a style sheet's own way to say it. */
const LATIN = /U\+0+-0*FF|U\+0-FF/i;

/** The typeface of the map, embedded so that the file shows it everywhere. */
async function lettersOf(): Promise<string> {
  const faces = pageRules().flatMap((rule) => {
    if (!(rule instanceof CSSFontFaceRule)) return [];
    const said = (name: string) => rule.style.getPropertyValue(name);
    const address = /url\("?([^")]+)"?\)/.exec(said("src"))?.[1];
    const isOurs = said("font-family").includes(FAMILY) && LATIN.test(said("unicode-range"));
    return address && isOurs
      ? [{ address: new URL(address, rule.parentStyleSheet?.href ?? location.href), style: said("font-style") }]
      : [];
  });
  const told = await Promise.all(
    faces.map(async ({ address, style }) => {
      const bytes = new Uint8Array(await (await fetch(address)).arrayBuffer());
      return `@font-face{font-family:"${FAMILY}";font-style:${style};font-weight:400 800;src:url(data:font/woff2;base64,${asBase64(bytes)}) format("woff2")}`;
    }),
  );
  return told.join("\n");
}

const SVG = "http://www.w3.org/2000/svg";
/** Above the picture, for what it is of. */
const STRIP = 34;

function added(parent: SVGElement, name: string, attributes: Readonly<Record<string, string | number>>, text = ""): SVGElement {
  const one = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) one.setAttribute(key, String(value));
  one.textContent = text;
  parent.append(one);
  return one;
}

type Titled = {
  readonly title: string;
  readonly about: string /** Null where nothing in it is a secret. */;
  readonly secret: string | null;
};
type PictureFile = { readonly svg: string; readonly width: number; readonly height: number };

/** A picture of the page as a file of its own: its styles and letters in it, on paper by day, with what it is of written above it. */
export async function pictureFile(shown: SVGSVGElement, { title, about, secret }: Titled): Promise<PictureFile> {
  const picture = shown.cloneNode(true) as SVGSVGElement;
  const { x, y, width, height } = shown.viewBox.baseVal;
  const whole = { width: width * 2, height: (height + STRIP) * 2 };
  const styles = `${stylesOf(shown)}\n${await lettersOf()}`;
  picture.setAttribute("viewBox", `${x} ${y - STRIP} ${width} ${height + STRIP}`);
  for (const [name, value] of Object.entries(whole)) picture.setAttribute(name, String(value));
  const paper = added(picture, "rect", { x, y: y - STRIP, width, height: height + STRIP, fill: "var(--leaf)" });
  const name = added(picture, "title", {}, title);
  const style = added(picture, "style", {}, styles);
  picture.prepend(name, style, paper);
  added(picture, "text", { x: x + 24, y: y - 8, fill: "var(--ink)", "font-size": 21 }, title);
  const aside: Readonly<Record<string, string | number>> =
    secret === null ? { fill: "var(--soft)", "font-size": 14 } : { fill: "var(--madder)", "font-size": 16, "font-weight": 600 };
  added(picture, "text", { x: x + width - 24, y: y - 8, "text-anchor": "end", ...aside }, secret ?? about);
  return { svg: new XMLSerializer().serializeToString(picture), ...whole };
}

const WIDEST = 3000;

/** The same in dots. */
export async function pictureDots({ svg, width, height }: PictureFile): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = WIDEST;
  canvas.height = Math.round((WIDEST * height) / width);
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no picture was drawn"))), "image/png"),
  );
}
