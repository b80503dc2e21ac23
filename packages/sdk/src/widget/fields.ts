import type { Checked, CheckedTable } from './contract.js';

/** Says that a value cannot be used. */
export type Report = (name: string, value: unknown, field: Checked) => void;

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
        isOption(field, value)
      );
    case 'text':
      return (
        typeof value === 'string' &&
        value.length <= (field.maxLength ?? Infinity) &&
        new RegExp(`^(?:${field.pattern ?? '[^]*'})$`).test(value) &&
        isOption(field, value)
      );
    case 'boolean':
      return typeof value === 'boolean';
    case 'object':
      return typeof value === 'object';
  }
}

function isOption({ options }: { options?: readonly unknown[] }, value: unknown): boolean {
  return !options || options.includes(value);
}

/** The value where it fits, else the default. null and undefined count as not given; `refuse` hears of one that does not fit. */
export function resolveField(field: Checked, value: unknown, refuse?: () => void): unknown {
  if (value != null) {
    if (fits(field, value)) return value;
    refuse?.();
  }
  return field.default ?? (field.type === 'boolean' ? false : undefined);
}

/** Every prop of a table, from what was given. */
export function resolveFields(
  fields: CheckedTable,
  given: Readonly<Record<string, unknown>>,
  report: Report,
): Record<string, unknown> {
  const resolve = ([name, field]: [string, Checked]) => [
    name,
    resolveField(field, given[name], () => report(name, given[name], field)),
  ];
  return Object.fromEntries(Object.entries(fields).map(resolve)) as Record<string, unknown>;
}

/** One warning for each bad value of each prop, however often a widget renders. */
export function warnOnce(tag: string): Report {
  const reported: Record<string, unknown> = {};
  return (name, value, field) => {
    if (Object.is(reported[name], value)) return;
    reported[name] = value;
    void import('./refusal.lazy.js')
      .then(({ refusal }) => console.warn(refusal(tag, name, value, field)))
      .catch(() => {});
  };
}
