import type { Contract } from '@prosperx/sdk/site/widgets';

/** Figures by their names in the address; undefined: as the calculator has it by itself. */
export type Plan = Readonly<Record<string, number | string | undefined>>;

/** What a calculator takes. */
export type Fields = Contract['props'];

/** Those that the highest return of the site bounds, too. */
const RETURNS: ReadonlySet<string> = new Set(['annualRate', 'laterRate']);

const capped = (field: Extract<Fields[string], { type: 'number' }>, cap: number) => {
  const max = Math.min(field.max ?? cap, cap);
  return { ...field, max, default: Math.min(field.default ?? max, max) };
};

/** The fields of a calculator with the highest return of the site. */
export const cappedFields = (fields: Fields, maxRate: number): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      field.type === 'number' && RETURNS.has(name) ? capped(field, maxRate) : field,
    ]),
  );

/**
 * The plan of an address with, for each number that its calculator does not take, the nearest one that it does: a calculator works its own
 * example out instead of it, below a form that shows what was asked for.
 */
export const fittedPlan = <Given extends Plan>(given: Given, fields: Fields): Given =>
  Object.fromEntries(Object.entries(given).map(([name, value]) => [name, nearest(fields[name], value)])) as Given;

function nearest(field: Fields[string] | undefined, value: Plan[string]): Plan[string] {
  if (field?.type !== 'number' || field.options || typeof value !== 'number') return value;
  const { min = -Infinity, max = Infinity, step } = field;
  const onStep = step === undefined ? value : Number((Math.round(value / step) * step).toFixed(6));
  return Math.min(Math.max(onStep, min), max);
}
