import type { PepStatus } from './choices.js';

/** What each answer about political exposure is called. */
export const pepText: Readonly<Record<PepStatus, string>> = { N: 'Neither', Y: 'I am', R: 'A relative is' };

const names = /* @__PURE__ */ new Intl.DisplayNames('en-IN', { type: 'region' });
/** Returns the name of a country. */
export const countryName = (code: string): string => names.of(code) ?? code;
