import { commonFields } from './common-fields.text.js';
import type { Checked, CheckedTable } from './contract.js';
import { toKebab } from './fields.js';
import { refusalText, unknownAttributesText } from './refusal.text.js';

/**
 * The sentence about a value that does not fit: what is wrong, what to give, what counts meanwhile. A value is repeated only of
 * what every element has, such as `api-base`: others may be personal.
 */
export function refusal(tag: string, name: string, value: unknown, field: Checked): string {
  const fault = name in commonFields ? refusalText.is(String(value)) : refusalText.unfit;
  // a provider of React has no attributes
  const shown = tag.startsWith('px-') ? toKebab(name) : name;
  const say = (wanted: string, instead: string) => refusalText.sentence(tag, shown, fault, wanted, instead);
  if (name === 'apiBase') return say(refusalText.origin, refusalText.noServer);
  return say(wantedBy(field), field.default === undefined ? refusalText.missing : refusalText.byDefault(field.default));
}

function wantedBy(field: Checked): string {
  if ('options' in field && field.options) return refusalText.options(field.options);
  if (field.type === 'number') {
    const { min, max, step } = field;
    return (
      (step === 1 ? refusalText.whole : refusalText.number) +
      (min === undefined ? '' : refusalText.from(min)) +
      (max === undefined ? '' : refusalText.upTo(max))
    );
  }
  return field.type === 'text' ? wantedText(field) : refusalText[field.type];
}

function wantedText({ pattern, maxLength, css }: Extract<Checked, { type: 'text' }>): string {
  if (css) return refusalText[css];
  if (pattern?.includes('https?://')) return refusalText.address;
  if (pattern !== undefined) return refusalText.pattern(pattern);
  return maxLength === undefined ? refusalText.text : refusalText.short(maxLength);
}

/** What any element may have, and what frameworks write on their own account. */
const ANYBODYS =
  /^(access|aria-.*|autofocus|class|contenteditable|data-.*|dir|draggable|enterkeyhint|exportparts|hidden|inert|inputmode|is|item.+|key|lang|nonce|on.+|part|popover|ref|role|slot|spellcheck|suppress.+|tabindex|title|translate|[^a-z].*|(ng|v|x|q|s)-.*|.*[.:@[(].*)$/;

/** How many letters must be put in, taken out or replaced to make one word of another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [at, letter] of [...one].entries()) {
    const next = [at + 1];
    for (const [index, own] of [...other].entries())
      next.push(
        Math.min((next[index] ?? 0) + 1, (row[index + 1] ?? 0) + 1, (row[index] ?? 0) + (own === letter ? 0 : 1)),
      );
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** The sentence about an attribute that means nothing; null where it may be anybody's. */
function unknownAttribute(tag: string, name: string, fields: CheckedTable): string | null {
  if (ANYBODYS.test(name)) return null;
  const nearest = Object.keys(fields)
    .map(toKebab)
    .find((other) => distance(name, other) <= 2);
  return unknownAttributesText.sentence(tag, name, nearest);
}

/** Says on the console what is wrong with a value, with a name that no field has, or with one that goes with the next major version. */
export function warn(tag: string, fields: CheckedTable, name: string, value: unknown): void {
  const field = fields[name];
  const isOld = value === undefined && field?.deprecated;
  const sentence = isOld
    ? refusalText.deprecated(tag, toKebab(name), isOld)
    : field
      ? refusal(tag, name, value, field)
      : unknownAttribute(tag, name, fields);
  if (sentence !== null) console.warn(sentence);
}
