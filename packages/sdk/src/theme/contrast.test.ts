import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { contrast } from './testing/colour.js';
import { type Knobs, readTokens, resolveColour, type Scheme } from './testing/tokens.js';

const tokensOf = (name: string) => readTokens(readFileSync(join(import.meta.dirname, name), 'utf8'));
const tokens = new Map([...tokensOf('tokens.css'), ...tokensOf('tokens-more.css'), ...tokensOf('tokens-palette.css')]);
const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const inSix = (name: string) => [1, 2, 3, 4, 5, 6].map((number) => `${name}-${number} on surface`);

/** WCAG 2.2 AA: text, and what must be seen to use a control. */
const TEXT = [
  'text on surface',
  'text on page',
  'text on fill',
  'text on accent-soft',
  'text on warning-soft',
  'muted on surface',
  'muted on page',
  'muted on fill',
  'muted on raised',
  'muted on accent-soft',
  'on-accent on accent',
  'on-accent on accent-strong',
  'accent-text on surface',
  'accent-text on page',
  'accent-text on accent-soft',
  'success on surface',
  'success on success-soft',
  'warning on surface',
  'warning on warning-soft',
  'danger on surface',
  'danger on page',
  'danger on danger-soft',
  'on-danger on danger-fill',
];
const SHAPES = [
  'control on surface',
  'control on page',
  'accent on surface',
  'accent on page',
  'highlight on surface',
  'focus on surface',
  'focus on page',
  ...inSix('chart'),
  ...inSix('risk'),
];
const DERIVED = TEXT.filter((pair) => /accent/.test(pair));
const ACCENTS = {
  teal: '#00a884',
  orange: '#ff6a00',
  crimson: '#d4145a',
  black: '#000000',
  yellow: '#ffd400',
  sky: '#0ea5e9',
  grey: '#888888',
  white: '#ffffff',
};

const roleOf = (name: string) => `var(--px-${/^(chart|risk)-\d/.test(name) ? name : `color-${name}`})`;
function measure(pair: string, scheme: Scheme, knobs?: Knobs): number {
  const [ink = '', ground = ''] = pair.split(' on ');
  const colour = (name: string) => resolveColour(roleOf(name), tokens, scheme, knobs);
  return contrast(colour(ink), colour(ground));
}

describe.each(SCHEMES)('contrast in the %s theme', (scheme) => {
  // Trust U8, U9: text 4.5, shapes and lines 3, in both themes
  it.each(TEXT)('%s is at least 4.5', (pair) => expect(measure(pair, scheme)).toBeGreaterThanOrEqual(4.5));
  it.each(SHAPES)('%s is at least 3', (pair) => expect(measure(pair, scheme)).toBeGreaterThanOrEqual(3));
  it.each(Object.entries(ACCENTS))('text stays readable under a publisher’s %s accent', (_name, accent) => {
    for (const pair of DERIVED) {
      expect(measure(pair, scheme, { '--px-accent': accent }), pair).toBeGreaterThanOrEqual(4.5);
    }
  });
});

/** Every accent that a page may give, in steps. */
const STEPS = Array.from({ length: 18 }, (_, step) => (step * 15).toString(16).padStart(2, '0'));
const GRID = STEPS.flatMap((red) => STEPS.flatMap((green) => STEPS.map((blue) => `#${red}${green}${blue}`)));

it.each(['on-accent on accent', 'on-accent on accent-strong'])('%s is at least 4.5 whatever the accent', (pair) => {
  const tooFaint = GRID.filter((accent) => measure(pair, 'light', { '--px-accent': accent }) < 4.5);
  expect(tooFaint).toEqual([]);
});

describe('the contrast check', () => {
  // Trust U9, control: a pair that cannot be read is noticed
  it('notices a pair that cannot be read', () => {
    expect(measure('muted on surface', 'light', { '--px-text': '#bbbbbb' })).toBeLessThan(4.5);
  });

  it('refuses a colour that it cannot work out', () => {
    expect(() => resolveColour('hwb(0 0% 0%)', tokens, 'light')).toThrow('cannot work out');
  });
});
