import { describe, expect, it } from 'vitest';
import { commonFields } from './common-fields.text.js';
import type { Checked } from './contract.js';
import { refusal } from './refusal.lazy.js';

const link: Checked = { type: 'text', pattern: '(https?://\\S+)?' };

describe('refusal', () => {
  it.each<[string, unknown, Checked, string]>([
    [
      'apiBase',
      'localhost:1/',
      commonFields.apiBase,
      '"api-base" is "localhost:1/": give an origin such as https://invest.example. No server is asked.',
    ],
    [
      'accent',
      '0b6e4f',
      commonFields.accent,
      '"accent" is "0b6e4f": give a colour such as #0b6e4f. It counts as missing.',
    ],
    ['radius', '4', commonFields.radius, '"radius" is "4": give a length such as 4px. It counts as missing.'],
    ['theme', 'blue', commonFields.theme, '"theme" is "blue": give light or dark or auto. It counts as missing.'],
    [
      'years',
      99,
      { type: 'number', min: 1, max: 30, default: 10 },
      '"years" does not fit: give a number from 1 up to 30. The default 10 is used.',
    ],
    [
      'tone',
      'x',
      { type: 'text', options: ['calm', 'loud'], default: 'calm' },
      '"tone" does not fit: give calm or loud. The default "calm" is used.',
    ],
    ['isOpen', 'x', { type: 'boolean' }, '"is-open" does not fit: give true or false. It counts as missing.'],
    ['fund', 'x', { type: 'object' }, '"fund" does not fit: give an object, as a property. It counts as missing.'],
    [
      'shareUrl',
      'x',
      link,
      '"share-url" does not fit: give an address such as https://invest.example/page. It counts as missing.',
    ],
    [
      'agent',
      'x',
      { type: 'text', pattern: 'AG\\d' },
      '"agent" does not fit: give text that matches AG\\d. It counts as missing.',
    ],
    [
      'note',
      'xx',
      { type: 'text', maxLength: 1 },
      '"note" does not fit: give text of at most 1 characters. It counts as missing.',
    ],
  ])('of %s says in a sentence what to give', (name, value, field, sentence) =>
    expect(refusal('px-test', name, value, field)).toBe(`<px-test>: ${sentence}`),
  );
});
