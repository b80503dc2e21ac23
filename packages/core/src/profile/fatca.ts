import { isMasked } from '#format/index.js';
import { isOneOf, PEP_STATUSES, type PepStatus } from './choices.js';
import { COUNTRIES } from './countries.js';
import type { ProfileErrorCode } from './profile.text.js';

/** The country of every investor's PAN. */
export const INDIA = 'IN';

/** The most characters of a place of birth and of a tax number, as the exchange takes them. */
export const FATCA_LENGTHS = { birthPlace: 60, tin: 20 } as const;
/** The most countries of tax residence beside India that the exchange takes. */
export const MAX_TAX_RESIDENCES = 3;

/** The reasons of CRS for which there is no tax number: A the country issues none, B it could not be obtained, C the country does not ask for it. */
export const NO_TIN_REASONS = ['A', 'B', 'C'] as const;
/** One of `NO_TIN_REASONS`. */
export type NoTinReason = (typeof NO_TIN_REASONS)[number];

/** A country beside India where an investor is resident for tax purposes. */
export interface TaxResidence {
  /** One of `COUNTRIES`. */
  readonly country: string;
  /** The tax number there; '' without one. */
  readonly tin: string;
  /** The reason why there is none; '' where there is. */
  readonly noTin: NoTinReason | '';
}

/** What FATCA and CRS ask of an investor. */
export interface Fatca {
  /** The town of birth. */
  readonly birthPlace: string;
  /** One of `COUNTRIES`. */
  readonly birthCountry: string;
  /** Every country of tax residence beside India, where the PAN is the tax number. */
  readonly taxResidences: readonly TaxResidence[];
  readonly pepStatus: PepStatus;
}

/** The form of a tax number, letters and digits alone, in the countries whose form is known and where Indians mostly live. */
const TIN_FORMS: Readonly<Record<string, RegExp>> = {
  AE: /^\d{15}$/,
  AU: /^\d{8,9}$/,
  CA: /^\d{9}$/,
  CH: /^756\d{10}$/,
  DE: /^\d{11}$/,
  ES: /^[\dXYZKLM]\d{7}[A-Z]$/,
  FR: /^\d{13}$/,
  GB: /^(?:\d{10}|[A-Z]{2}\d{6}[A-D])$/,
  HK: /^[A-Z]{1,2}\d{6}[\dA]$/,
  IE: /^\d{7}[A-W][A-IW]?$/,
  IT: /^[A-Z]{6}[\dL-V]{2}[A-EHLMPRST][\dL-V]{2}[A-Z][\dL-V]{3}[A-Z]$/,
  JP: /^\d{12}$/,
  NL: /^\d{9}$/,
  NZ: /^\d{8,9}$/,
  SE: /^(?:\d{2})?\d{10}$/,
  SG: /^(?:[STFGM]\d{7}[A-Z]|\d{9}[A-Z])$/,
  US: /^\d{9}$/,
};

/** Tells whether a text can be a tax number of a country; of one whose form is not known, any can. */
const canBeTin = (country: string, tin: string) =>
  TIN_FORMS[country]?.test(tin.toUpperCase().replace(/[^A-Z\d]/g, '')) ?? true;

type Code = ProfileErrorCode | null;
/** Answers as they are typed. */
export type TypedFatca = Readonly<Record<'birthPlace' | 'birthCountry' | 'pepStatus', string>> & {
  readonly taxResidences: readonly Readonly<Record<keyof TaxResidence, string>>[];
};

/**
 * Returns the code of what is wrong with each field; null where it is right. Those of the tax residences are named by their place:
 * `taxResidences.0.country`, `taxResidences.0.tin`.
 */
export function checkFatca({ birthPlace, birthCountry, taxResidences, pepStatus }: TypedFatca) {
  const countries = taxResidences.map(({ country }) => country);
  const codes: Record<'birthPlace' | 'birthCountry' | 'pepStatus' | 'taxResidences', Code> & Record<string, Code> = {
    birthPlace: checkLength(birthPlace, FATCA_LENGTHS.birthPlace, 'birth_place_required', 'birth_place_too_long'),
    birthCountry: COUNTRIES.includes(birthCountry) ? null : 'country_required',
    taxResidences: taxResidences.length > MAX_TAX_RESIDENCES ? 'tax_residences_too_many' : null,
    pepStatus: isOneOf(PEP_STATUSES, pepStatus) ? null : 'pep_required',
  };
  for (const [index, residence] of taxResidences.entries()) {
    codes[`taxResidences.${index}.country`] = checkTaxCountry(residence.country, countries.slice(0, index));
    codes[`taxResidences.${index}.tin`] = checkTin(residence);
  }
  return codes;
}

function checkTaxCountry(country: string, before: readonly string[]): Code {
  if (!COUNTRIES.includes(country) || country === INDIA) return 'country_required';
  return before.includes(country) ? 'country_twice' : null;
}

function checkTin({ country, tin, noTin }: Readonly<Record<keyof TaxResidence, string>>): Code {
  // one that came masked is that which is kept, of which the server alone knows the rest
  if (isOneOf(NO_TIN_REASONS, noTin) || isMasked(tin)) return null;
  return (
    checkLength(tin, FATCA_LENGTHS.tin, 'tin_required', 'tin_too_long') ??
    (canBeTin(country, tin) ? null : 'tin_invalid')
  );
}

function checkLength<Code extends string>(text: string, most: number, missing: Code, tooLong: Code): Code | null {
  if (text.trim() === '') return missing;
  return text.trim().length > most ? tooLong : null;
}

/** Returns answers without blanks around them; with a reason for which there is no tax number there is none. */
export function tidyFatca({ birthPlace, taxResidences, ...answers }: Fatca): Fatca {
  return {
    ...answers,
    birthPlace: birthPlace.trim(),
    taxResidences: taxResidences.map(({ tin, ...residence }) => ({
      ...residence,
      tin: residence.noTin === '' ? tin.trim() : '',
    })),
  };
}
