import type { Checked, CheckedTable, Contract } from './contract.js';

/** `monthlyAmount` → `monthly-amount`: the attribute of a prop. */
export const toKebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** `changed` → `onChanged`: the React handler of an event. */
export const toHandler = (event: string): string => `on${event[0]?.toUpperCase() ?? ''}${event.slice(1)}`;

/** False when the page prevented what comes next. */
type Send = (event: string, detail: Record<string, unknown>, options: { readonly cancelable: boolean }) => boolean;

/** The handlers a view calls. What is sent holds the documented fields alone, whatever the view put in. */
export function makeHandlers(
  contract: Contract,
  send: Send,
): Record<string, (detail: Record<string, unknown>) => boolean> {
  const handlers = Object.entries(contract.events).map(([event, { detail: fields, cancelable = false }]) => [
    toHandler(event),
    (detail: Record<string, unknown>) =>
      send(event, Object.fromEntries(Object.keys(fields).map((name) => [name, detail[name]])), { cancelable }),
  ]);
  return Object.fromEntries(handlers) as ReturnType<typeof makeHandlers>;
}

/** Says that a value cannot be used; without one, of a name that it is deprecated, or without a field may mean nothing. */
export type Report = (name: string, value?: unknown) => void;

/** The value an attribute's text stands for. Text that makes no sense comes back as it is, to be refused by `fits`. */
export function readText(field: Checked, text: string): unknown {
  if (field.type === 'number' && text.trim()) {
    const read = Number(text);
    return Number.isNaN(read) ? text : read;
  }
  // A bare attribute is on, and so is HTML's own way of writing one.
  if (field.type === 'boolean') return { '': true, true: true, false: false }[text] ?? text;
  return text;
}

export function fits(field: Checked, value: unknown): boolean {
  switch (field.type) {
    case 'number':
      return (
        Number.isFinite(value) &&
        (value as number) >= (field.min ?? -Infinity) &&
        (value as number) <= (field.max ?? Infinity) &&
        isOnStep(field, value as number) &&
        isOption(field, value)
      );
    case 'text':
      return (
        typeof value === 'string' &&
        value.length <= (field.maxLength ?? Infinity) &&
        new RegExp(`^(?:${field.pattern ?? '[^]*'})$`).test(value) &&
        (!field.css || CSS.supports(field.css, value)) &&
        isOption(field, value)
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'object':
      return typeof value === 'object';
  }
}

/** The steps are counted from 0, and take the rounding of fractions. */
function isOnStep({ step }: { step?: number }, value: number): boolean {
  return step === undefined || Math.abs(value / step - Math.round(value / step)) < 1e-6;
}

function isOption({ options }: { options?: readonly unknown[] }, value: unknown): boolean {
  return !options || options.includes(value);
}

/** The value where it fits, else the default. null, undefined and the empty text, which is none of several options, count as not given; `refuse` hears of one that does not fit. */
export function resolveField(field: Checked, value: unknown, refuse?: () => void): unknown {
  if (value != null) {
    if (fits(field, value)) return value;
    if (value !== '' || !('options' in field)) refuse?.();
  }
  return field.default ?? (field.type === 'boolean' ? false : undefined);
}

/** Every prop of a table, from what was given. */
export function resolveFields(
  fields: CheckedTable,
  given: Readonly<Record<string, unknown>>,
  report: Report,
): Record<string, unknown> {
  const resolve = ([name, field]: [string, Checked]) => {
    if (field.deprecated && given[name] != null) report(name);
    return [name, resolveField(field, given[name], () => report(name, given[name]))];
  };
  return Object.fromEntries(Object.entries(fields).map(resolve)) as Record<string, unknown>;
}

/** One warning for each bad value of each prop, however often a widget renders. */
export function warnOnce(tag: string, fields: CheckedTable): Report {
  const reported = new Set<string>();
  return (name, value) => {
    const said = `${name} ${String(value)}`;
    if (reported.has(said)) return;
    reported.add(said);
    void import('./refusal.lazy.js').then(({ warn }) => warn(tag, fields, name, value)).catch(() => {});
  };
}
