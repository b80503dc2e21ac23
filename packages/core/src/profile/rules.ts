import { cutText, typedDigits, parseDateNumeric } from '#format/index.js';
import { checkEmail } from '#session/index.js';
import { ageOn, type BusinessDate, DAY, FULL_AGE } from '#time/index.js';
import { DECLARATION_FLAGS, GENDERS, INCOME_SLABS, isOneOf, OCCUPATION_TYPES } from './choices.js';
import type { ProfileErrorCode } from './profile.text.js';

/** The least age of an investor in years, and the longest life that is believed. */
const INVESTOR_AGE = { min: FULL_AGE, max: 120 } as const;
/** The most characters of an address. */
export const ADDRESS_LENGTH = 40;
/** The number of digits of an Aadhaar number, from its end, that are kept. */
export const AADHAAR_STORED_DIGITS = 4;

/** Milliseconds for which the link that verifies an email address is valid. */
export const EMAIL_LINK_VALIDITY = 7 * DAY;

const AADHAAR = /^\d{4}-?\d{4}-?\d{4}$/;

type Finding = ProfileErrorCode | null;
/** Each check takes a tidied value and returns the code of its fault, or null. */

/** Checks that a gender is chosen; null when it is. */
export function checkGender(gender: string | null): Finding {
  return isOneOf(GENDERS, gender) ? null : 'gender_required';
}

/** Checks that a date of birth is typed as DD/MM/YYYY and exists, whatever the age: a HUF or a company is born too; null when it is right. */
export function checkBirthDate(typed: string): Finding {
  if (typed === '') return 'birth_required';
  if (parseDateNumeric(typed)) return null;
  return /^\d{2}\/\d{2}\/\d{4}$/.test(typed.trim()) ? 'birth_no_date' : 'birth_invalid';
}

/** Checks a date of birth that is typed as DD/MM/YYYY: it exists, and its age is within `INVESTOR_AGE`; null when it is right. */
export function checkBirth(typed: string, today: BusinessDate): Finding {
  const wrong = checkBirthDate(typed);
  const born = parseDateNumeric(typed);
  if (wrong || !born) return wrong;
  if (ageOn(born, today) > INVESTOR_AGE.max) return 'birth_too_early';
  return ageOn(born, today) < INVESTOR_AGE.min ? 'birth_too_young' : null;
}

/** Checks that a declaration flag is chosen; null when it is. */
export function checkDeclarationFlag(flag: string | null): Finding {
  return isOneOf(DECLARATION_FLAGS, flag) ? null : 'declaration_required';
}

/** Checks an email address by the rule of the login; null when it is right. */
export function checkProfileEmail(email: string): Finding {
  if (email === '') return 'email_required';
  return checkEmail(email) && 'email_invalid';
}

/** Cuts an address that comes from elsewhere, such as a KYC record, to what the exchange takes. */
export const cutAddress = (address: string): string => cutText(address, ADDRESS_LENGTH).trimEnd();

/** Checks that an address is there and not too long; null when it is right. */
export function checkAddress(address: string): Finding {
  if (address === '') return 'address_required';
  return address.length > ADDRESS_LENGTH ? 'address_too_long' : null;
}

/** Checks that an occupation is chosen; null when it is. */
export function checkOccupation(type: string | null): Finding {
  return isOneOf(OCCUPATION_TYPES, type) ? null : 'occupation_required';
}

/** Checks that an income slab is chosen; null when it is. */
export function checkIncomeSlab(slab: string | null): Finding {
  return isOneOf(INCOME_SLABS, slab) ? null : 'income_required';
}

/** Checks for twelve digits in groups of four, with hyphens between them or none; null when it is right. */
export function checkAadhaar(aadhaar: string): Finding {
  return AADHAAR.test(aadhaar) ? null : 'aadhaar_invalid';
}

/**
 * Writes what was typed or pasted as an Aadhaar number in groups of four: `1234-5678-9012`. A digit too many stays, so that its check
 * fails.
 */
export function tidyAadhaar(typed: string): string {
  return typedDigits(typed).replace(/(\d{4})(?=\d)/g, '$1-');
}

/** Returns the last four digits of an Aadhaar number: no more of it is kept. */
export function aadhaarLastFour(aadhaar: string): string {
  return aadhaar.replace(/\D/g, '').slice(-AADHAAR_STORED_DIGITS);
}
