import type { Paise } from '#money/index.js';

/** What is known of a possible customer. The table of leads keeps it in columns of these names. */
export interface LeadTerms {
  readonly name: string;
  readonly mobile: string;
  readonly email: string;
  /** What they may invest; null where nobody has named it. */
  readonly amount: Paise | null;
}

type Term = keyof LeadTerms;

/** The name of each term in calls and answers of an advisor. */
export const LEAD_FIELDS = {
  name: 'investorName',
  mobile: 'investorMobileNo',
  email: 'investorEmailId',
  amount: 'investmentAmount',
} as const satisfies Readonly<Record<Term, string>>;

/** Terms that tell who somebody is: sealed in the table, and in no log. */
export const SEALED_LEAD_TERMS = ['name', 'mobile', 'email'] as const satisfies readonly Term[];

/** Values by the fields of their terms. */
export type ByLeadField<Values extends Readonly<Record<Term, unknown>>> = {
  readonly [Name in Term as (typeof LEAD_FIELDS)[Name]]: Values[Name];
};

const TERMS = Object.keys(LEAD_FIELDS) as Term[];

/** Renames terms, or what is said of each, to their fields; what else is there is left out. */
export const byLeadField = <Values extends Readonly<Record<Term, unknown>>>(values: Values): ByLeadField<Values> =>
  Object.fromEntries(TERMS.map((term) => [LEAD_FIELDS[term], values[term]])) as ByLeadField<Values>;

/** The terms of a row or an object that has more. */
export const pickLeadTerms = <Values extends Readonly<Record<Term, unknown>>>(values: Values): Pick<Values, Term> =>
  Object.fromEntries(TERMS.map((term) => [term, values[term]])) as Pick<Values, Term>;

/** Terms as an advisor sends them. */
export const sentLeadTermsOf = (terms: LeadTerms) => byLeadField({ ...terms, amount: terms.amount ?? undefined });
