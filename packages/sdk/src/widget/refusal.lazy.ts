import { commonFields } from './common-fields.text.js';
import type { Checked } from './contract.js';
import { toKebab } from './fields.js';
import { refusalText as text } from './refusal.text.js';

/**
 * The sentence about a value that does not fit: what is wrong, what to give, what counts meanwhile. A value is repeated only of
 * what every element has, such as `api-base`: others may be personal.
 */
export function refusal(tag: string, name: string, value: unknown, field: Checked): string {
  const fault = name in commonFields ? text.is(String(value)) : text.unfit;
  const instead = field.default === undefined ? text.missing : text.byDefault(field.default);
  return text.sentence(tag, toKebab(name), fault, name === 'apiBase' ? text.origin : wantedBy(field), instead);
}

function wantedBy(field: Checked): string {
  if ('options' in field && field.options) return text.options(field.options);
  if (field.type === 'number') {
    const { min, max } = field;
    return text.number + (min === undefined ? '' : text.from(min)) + (max === undefined ? '' : text.upTo(max));
  }
  return field.type === 'text' ? wantedText(field) : text[field.type];
}

function wantedText({ pattern, maxLength }: Extract<Checked, { type: 'text' }>): string {
  if (pattern?.includes('https?://')) return text.address;
  if (pattern !== undefined) return text.pattern(pattern);
  return maxLength === undefined ? text.text : text.short(maxLength);
}
