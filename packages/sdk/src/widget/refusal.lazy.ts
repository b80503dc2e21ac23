import { commonFields } from './common-fields.text.js';
import type { Checked } from './contract.js';
import { toKebab } from './fields.js';
import { refusalText } from './refusal.text.js';

/**
 * The sentence about a value that does not fit: what is wrong, what to give, what counts meanwhile. A value is repeated only of
 * what every element has, such as `api-base`: others may be personal.
 */
export function refusal(tag: string, name: string, value: unknown, field: Checked): string {
  const fault = name in commonFields ? refusalText.is(String(value)) : refusalText.unfit;
  const instead = field.default === undefined ? refusalText.missing : refusalText.byDefault(field.default);
  return refusalText.sentence(
    tag,
    toKebab(name),
    fault,
    name === 'apiBase' ? refusalText.origin : wantedBy(field),
    instead,
  );
}

function wantedBy(field: Checked): string {
  if ('options' in field && field.options) return refusalText.options(field.options);
  if (field.type === 'number') {
    const { min, max } = field;
    return (
      refusalText.number +
      (min === undefined ? '' : refusalText.from(min)) +
      (max === undefined ? '' : refusalText.upTo(max))
    );
  }
  return field.type === 'text' ? wantedText(field) : refusalText[field.type];
}

function wantedText({ pattern, maxLength }: Extract<Checked, { type: 'text' }>): string {
  if (pattern?.includes('https?://')) return refusalText.address;
  if (pattern !== undefined) return refusalText.pattern(pattern);
  return maxLength === undefined ? refusalText.text : refusalText.short(maxLength);
}
