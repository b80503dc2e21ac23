import { spoken } from '#language/index.js';
import type { PepStatus } from './choices.js';
import type { NoTinReason } from './fatca.js';

/** What each answer about political exposure is called. */
export const pepText: Readonly<Record<PepStatus, string>> = { N: 'No', Y: 'Yes, I am', R: 'Yes, a relative is' };

/** What each reason for a missing tax number is called. */
export const noTinText: Readonly<Record<NoTinReason, string>> = {
  A: 'The country does not issue TINs',
  B: 'I could not obtain a TIN',
  C: 'The country does not ask for a TIN',
};

const names = /* @__PURE__ */ new Intl.DisplayNames('en-IN', { type: 'region' });
/** Returns the name of a country. */
export const countryName = /* @__PURE__ */ spoken({
  countryName: (code: string): string => names.of(code) ?? code,
});
