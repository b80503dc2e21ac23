import { THIS_FUND_ONLY } from '@prosperx/core/fund';
import { SHARED_STATEMENT } from '@prosperx/core/session';
import { retainSearchParams, type SearchMiddleware } from '@tanstack/react-router';

type Given = Record<string, unknown>;
type Readers = Readonly<Record<string, (value: unknown) => unknown>>;
type Read<Fields extends Readers> = { [Name in keyof Fields]?: ReturnType<Fields[Name]> };

const isGiven = (value: unknown) => value !== undefined && value !== null && value !== '';

export const text = (value: unknown) => (isGiven(value) ? String(value) : undefined);

/** Reads `200000`, and `2,00,000` as people write it. */
export const number = (value: unknown) => {
  const written = String(value ?? '')
    .trim()
    .replace(/^(\d[\d,]*),(?=\d{3}(\.\d+)?$)/, (groups) => groups.replaceAll(',', ''));
  const read = written === '' ? NaN : Number(written);
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

const plan = { investmentType: oneOf('SIP', 'LUMPSUM'), monthlyAmount: number, lumpsumAmount: number };
const planned = { ...plan, [THIS_FUND_ONLY]: oneOf('true') };
type Planned = typeof planned;

const retainPlan = retainSearchParams<Read<Planned>>(Object.keys(plan) as (keyof typeof plan)[]);

/** What is planned stays in the address, unless it is of one fund: it ends with that fund's page. */
const keepPlan: SearchMiddleware<Read<Planned>> = (given) =>
  given.search[THIS_FUND_ONLY] ? given.next(given.search) : retainPlan(given);

/** Those of a route on the way from a calculator to a fund: how much is to be invested in what way, in rupees. */
export const planSearch = <Fields extends Readers>(fields: Fields) => ({
  ...search<Fields & Planned>({ ...fields, ...planned }),
  search: { middlewares: [keepPlan as SearchMiddleware<Read<Fields & Planned>>] },
});

const AGENT = 'agentCode';

/**
 * Search parameters are plain text, as other systems write and read them; each route gives them their types. Every address of the site
 * keeps the code of the agent who is credited, so that whoever is sent it stays their customer.
 */
export const plainSearch = (agentInForce: () => string | null) => ({
  // a form that a browser sends by itself names each value of a list anew
  parseSearch: (text: string) => {
    const given = new URLSearchParams(text);
    return Object.fromEntries([...new Set(given.keys())].map((name) => [name, given.getAll(name).join(',')]));
  },
  stringifySearch: (values: Record<string, unknown>) => {
    // the login looks for the marker, which may stand by itself
    const given = Object.entries({ ...values, [AGENT]: agentInForce() ?? undefined }).filter(
      ([name, value]) => value !== undefined && (value !== '' || name === SHARED_STATEMENT),
    );
    const text = new URLSearchParams(given.map(([name, value]) => [name, String(value)])).toString();
    return text && `?${text}`;
  },
});
