import {
  CUSTOMER_NEEDS,
  CUSTOMER_SORTS,
  FUND_OPTIONS,
  FUND_SORTS,
  SHARED_STATEMENT,
  TRANSACTION_KINDS,
  TRANSACTION_STATES,
} from '@prosperx/sdk/internal';
import { retainSearchParams } from '@tanstack/react-router';

type Given = Record<string, unknown>;
type Readers = Readonly<Record<string, (value: unknown) => unknown>>;
type Read<Fields extends Readers> = { [Name in keyof Fields]?: ReturnType<Fields[Name]> };

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

export const text = (value: unknown) => (isGiven(value) ? String(value) : undefined);

export const number = (value: unknown) => {
  const read = isGiven(value) ? Number(value) : NaN;
  return Number.isFinite(read) ? read : undefined;
};

export const oneOf =
  <Choice extends string>(...choices: readonly Choice[]) =>
  (value: unknown) =>
    choices.find((choice) => choice === value);

/** Search parameters of a route, each with its reader. What does not fit is left out; so is what the route does not name. */
export const search = <Fields extends Readers>(fields: Fields) => ({
  validateSearch: (given: Given): Read<Fields> =>
    Object.fromEntries(Object.entries(fields).map(([name, read]) => [name, read(given[name])])) as Read<Fields>,
});

interface Planned extends Readers {
  readonly monthlyAmount: typeof number;
}

/** Those of a route on the way from a calculator to a fund: the planned amount, in rupees a month, stays in the address. */
export const planSearch = <Fields extends Readers>(fields: Fields) => ({
  ...search<Fields & Planned>({ ...fields, monthlyAmount: number }),
  search: { middlewares: [retainSearchParams<Read<Fields & Planned>>(['monthlyAmount'])] },
});

const AGENT = 'agentCode';

/**
 * Search parameters are plain text, as other systems write and read them; each route gives them their types. Every address of the site
 * keeps the code of the agent who is credited, so that whoever is sent it stays their customer.
 */
export const plainSearch = (agentInForce: () => string | null) => ({
  parseSearch: (text: string) => Object.fromEntries(new URLSearchParams(text)),
  stringifySearch: (values: Record<string, unknown>) => {
    // the login looks for the marker, which may stand by itself
    const given = Object.entries({ ...values, [AGENT]: agentInForce() ?? undefined }).filter(
      ([name, value]) => value !== undefined && (value !== '' || name === SHARED_STATEMENT),
    );
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  },
});

/** What the addresses of all calculators have: the terms besides the amount, and whether an advisor shared it. */
export const planTerms = { annualRate: number, years: number, sharedByAgent: oneOf('true') };

/** What a list of funds is narrowed and sorted by. */
export const fundFilters = {
  subCategory: text,
  fundHouse: text,
  riskometer: text,
  minimumSip: text,
  minimumReturn: text,
  minimumAge: text,
  option: oneOf(...FUND_OPTIONS),
  sort: oneOf(...FUND_SORTS),
  page: number,
};

/** Those of an advisor's list of customers; what is searched for is somebody's name or mobile, and stands in no address. */
export const customersSearch = search({
  isEuin: oneOf('true'),
  source: oneOf('singleContentView'),
  need: oneOf(...CUSTOMER_NEEDS),
  sort: oneOf(...CUSTOMER_SORTS),
  page: number,
});

/** Those of the new fund offers: the groups, the order, and of older links the offer, which has a page of its own by now. */
export const nfosSearch = search({
  status: text,
  sort: oneOf('launchEF', 'launchFF', 'closeEF', 'closeFF'),
  nfo: text,
});

/** That of the leads of an advisor: the status that is shown. */
export const leadsSearch = search({ status: oneOf('new', 'contacted', 'invested', 'not_interested') });

/** Those of the transactions: the filters, and the page of the list. */
export const transactionsSearch = search({
  kind: oneOf(...TRANSACTION_KINDS),
  state: oneOf(...TRANSACTION_STATES),
  schemeId: text,
  folioNo: text,
  from: text,
  to: text,
  pageNumber: number,
});
