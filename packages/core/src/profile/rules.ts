import { typedDigits } from '#format/input.js';
import { parseDateNumeric } from '#format/date.js';
import { checkEmail } from '#session/rules.js';
import { ageOn, type BusinessDate } from '#time/business-date.js';
import { DECLARATION_FLAGS, GENDERS, INCOME_SLABS, isOneOf, OCCUPATION_TYPES } from './choices.js';
import type { ProfileErrorCode } from './profile.text.js';

/** Youngest an investor may be, in years, and the longest life that is believed. */
export const INVESTOR_AGE = { min: 18, max: 120 } as const;
/** Characters of an address. */
export const ADDRESS_LENGTH = 40;
/** How many digits of an Aadhaar number, from the end, are kept. */
export const AADHAAR_STORED_DIGITS = 4;

const AADHAAR = /^\d{4}-?\d{4}-?\d{4}$/;

type Finding = ProfileErrorCode | null;
/* Each check gives the code of what is wrong (specification, onboarding, section 5), or null; give it tidied. */

export function checkGender(gender: string | null): Finding {
  return isOneOf(GENDERS, gender) ? null : 'gender_required';
}

/** @param typed DD/MM/YYYY */
export function checkBirth(typed: string, today: BusinessDate): Finding {
  if (typed === '') return 'birth_required';
  const born = parseDateNumeric(typed);
  if (!born) return /^\d{2}\/\d{2}\/\d{4}$/.test(typed.trim()) ? 'birth_no_date' : 'birth_invalid';
  if (ageOn(born, today) > INVESTOR_AGE.max) return 'birth_too_early';
  return ageOn(born, today) < INVESTOR_AGE.min ? 'birth_too_young' : null;
}

export function checkDeclarationFlag(flag: string | null): Finding {
  return isOneOf(DECLARATION_FLAGS, flag) ? null : 'declaration_required';
}

export function checkProfileEmail(email: string): Finding {
  if (email === '') return 'email_required';
  return checkEmail(email) && 'email_invalid';
}

export function checkAddress(address: string): Finding {
  if (address === '') return 'address_required';
  return address.length > ADDRESS_LENGTH ? 'address_too_long' : null;
}

export function checkOccupation(type: string | null): Finding {
  return isOneOf(OCCUPATION_TYPES, type) ? null : 'occupation_required';
}

export function checkIncomeSlab(slab: string | null): Finding {
  return isOneOf(INCOME_SLABS, slab) ? null : 'income_required';
}

/** Twelve digits in groups of four, with hyphens between them or none. */
export function checkAadhaar(aadhaar: string): Finding {
  return AADHAAR.test(aadhaar) ? null : 'aadhaar_invalid';
}

/** What was typed or pasted as an Aadhaar number, in groups of four: `1234-5678-9012`. A digit too many stays, and is told. */
export function tidyAadhaar(typed: string): string {
  return typedDigits(typed).replace(/(\d{4})(?=\d)/g, '$1-');
}

/** All that is kept of an Aadhaar number. */
export function aadhaarLastFour(aadhaar: string): string {
  return aadhaar.replace(/\D/g, '').slice(-AADHAAR_STORED_DIGITS);
}
