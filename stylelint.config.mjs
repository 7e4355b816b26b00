// Only this: do the stylesheets use anything the browserslist in package.json does not know?
const HARMLESS = [
  // The build writes nested rules out flat.
  "css-nesting",
  // Where these are unknown nothing is lost: paper comes out plainer, there is no touch screen, or no handle to drag.
  "css-paged-media",
  "css-touch-action",
  "css-resize",
  "css-scrollbar",
];

export default {
  plugins: ["stylelint-no-unsupported-browser-features"],
  rules: {
    // "Partial" also names features of which the part we use is supported everywhere.
    "plugin/no-unsupported-browser-features": [true, { ignorePartialSupport: true, ignore: HARMLESS }],
  },
};
