// Only this: do the stylesheets use anything the browserslist in package.json does not know?
// Where these are unknown, paper comes out plainer, or nothing is lost: no touch screen, no handle to drag.
const HARMLESS = ["css-paged-media", "css-touch-action", "css-resize", "css-scrollbar"];

export default {
  plugins: ["stylelint-no-unsupported-browser-features"],
  rules: {
    // "Partial" also names features of which the part we use is supported everywhere.
    "plugin/no-unsupported-browser-features": [true, { ignorePartialSupport: true, ignore: HARMLESS }],
  },
};
