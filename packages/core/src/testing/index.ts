/** `@prosperx/core/testing`: statements of invented people, drawn as lines of text. */
export { CDSL, DETAILED, drawnLines, type DrawnPage, NSDL, SUMMARY } from '#statement/testing/drawn.js';
export { CDSL_CASES, NSDL_CASES } from '#statement/testing/depository-cases.js';
export { LINE_CASES } from '#statement/testing/line-cases.js';
export { SUMMARY_CASES } from '#statement/testing/summary-cases.js';
