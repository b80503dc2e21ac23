import { isOneOf, PEP_STATUSES, type PepStatus } from './choices.js';
import { COUNTRIES } from './countries.js';
import type { ProfileErrorCode } from './profile.text.js';

/** The country of every investor's PAN. */
export const INDIA = 'IN';

/** The most characters of a place of birth and of a tax number, as the exchange takes them. */
export const FATCA_LENGTHS = { birthPlace: 60, tin: 20 } as const;

/** What FATCA and CRS ask of an investor. */
export interface Fatca {
  /** The town of birth. */
  readonly birthPlace: string;
  /** One of `COUNTRIES`. */
  readonly birthCountry: string;
  /** The country of tax residence: India alone, or one beside it. */
  readonly taxResidence: string;
  /** The tax number of that country; '' for India, where it is the PAN. */
  readonly tin: string;
  readonly pepStatus: PepStatus;
}

/** Returns the code of what is wrong with each field; null where it is right. */
export function checkFatca({
  birthPlace,
  birthCountry,
  taxResidence,
  tin,
  pepStatus,
}: Readonly<Record<keyof Fatca, string>>): Readonly<Record<keyof Fatca, ProfileErrorCode | null>> {
  const isAbroad = taxResidence !== INDIA;
  return {
    birthPlace: checkLength(birthPlace, FATCA_LENGTHS.birthPlace, 'birth_place_required', 'birth_place_too_long'),
    birthCountry: COUNTRIES.includes(birthCountry) ? null : 'country_required',
    taxResidence: COUNTRIES.includes(taxResidence) ? null : 'country_required',
    tin: isAbroad ? checkLength(tin, FATCA_LENGTHS.tin, 'tin_required', 'tin_too_long') : null,
    pepStatus: isOneOf(PEP_STATUSES, pepStatus) ? null : 'pep_required',
  };
}

function checkLength<Code extends string>(text: string, most: number, missing: Code, tooLong: Code): Code | null {
  if (text.trim() === '') return missing;
  return text.trim().length > most ? tooLong : null;
}
