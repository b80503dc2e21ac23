import { fromOklab, fromXyz, luminance, mix, toOklab, type Triple } from './colour.js';

export type Scheme = 'dark' | 'light';
export type Knobs = Readonly<Record<string, string>>;

/** Custom properties of a sheet by name, without those of its media queries. */
export function readTokens(css: string): Map<string, string> {
  const [plain = ''] = css.replace(/\/\*[\s\S]*?\*\//g, '').split('@media');
  const pairs = plain.matchAll(/(--px-[\w-]+)\s*:\s*([^;]+);/g);
  return new Map([...pairs].map(([, name = '', value = '']) => [name, value.replace(/\s+/g, ' ').trim()]));
}

/** Splits at a sign that stands outside all brackets. */
function split(text: string, sign: ' ' | ','): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth++;
    if (letter === ')') depth--;
    if (letter === sign && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim()).filter(Boolean);
}

const inside = (call: string) => call.slice(call.indexOf('(') + 1, call.lastIndexOf(')'));

/** The lightness, chroma or hue of a relative colour: `l`, `min(l, 0.48)`, `calc(c * 0.62)`, `clamp(0, (0.57 - l) * 999, 1)`, a number. */
function channel(text: string, of: Readonly<Record<string, number>>): number {
  const value = text.trim();
  const known = of[value];
  if (known !== undefined) return known;
  const call = /^(min|max|clamp|calc|)\((.*)\)$/.exec(value);
  if (call) {
    const numbers = split(call[2] ?? '', ',').map((part) => channel(part, of));
    if (call[1] === 'min') return Math.min(...numbers);
    if (call[1] === 'max') return Math.max(...numbers);
    if (call[1] === 'clamp') return Math.min(numbers[2] ?? 1, Math.max(numbers[0] ?? 0, numbers[1] ?? 0));
    return numbers[0] ?? NaN;
  }
  const [left, sign, right] = split(value, ' ');
  if (left !== undefined && sign !== undefined && right !== undefined) {
    const [a, b] = [channel(left, of), channel(right, of)];
    return sign === '*' ? a * b : sign === '-' ? a - b : a + b;
  }
  return Number(value);
}

/** Works out a colour of the sheet, in one scheme and under a publisher's knobs. Throws for what it does not know, so that no pair passes unread. */
export function resolveColour(
  value: string,
  tokens: ReadonlyMap<string, string>,
  scheme: Scheme,
  knobs: Knobs = {},
): Triple {
  const again = (text: string) => resolveColour(text, tokens, scheme, knobs);
  if (value.startsWith('#')) return hex(value);
  const parts = split(inside(value), ',');
  const [first = '', second = '', third = ''] = parts;
  if (value.startsWith('var(')) return again(knobs[first] ?? tokens.get(first) ?? second);
  if (value.startsWith('light-dark(')) return again(scheme === 'dark' ? second : first);
  if (value.startsWith('color-mix(')) return mixed(first, second, third, again);
  if (/^oklch\( ?from/.test(value)) return relative(inside(value), again);
  if (/^color\( ?from/.test(value)) return inXyz(inside(value), again);
  throw new Error(`cannot work out "${value}"`);
}

function hex(value: string): Triple {
  const digits = value.length === 4 ? value.slice(1).replace(/./g, '$&$&') : value.slice(1);
  const at = (start: number) => parseInt(digits.slice(start, start + 2), 16) / 255;
  return [at(0), at(2), at(4)];
}

function mixed(space: string, first: string, second: string, again: (text: string) => Triple): Triple {
  const [[one = '', oneShare], [other = '', otherShare]] = [split(first, ' '), split(second, ' ')];
  const share = oneShare ? parseFloat(oneShare) / 100 : otherShare ? 1 - parseFloat(otherShare) / 100 : 0.5;
  if (space === 'in srgb') return mix(again(one), again(other), share);
  return fromOklab(mix(toOklab(again(one)), toOklab(again(other)), share));
}

function inXyz(text: string, again: (text: string) => Triple): Triple {
  const [, source = '', space, ...parts] = split(text, ' ');
  if (space !== 'xyz') throw new Error(`cannot work out "${text}"`);
  const of = { y: luminance(again(source)) };
  const [x = 0, y = 0, z = 0] = parts.map((part) => channel(part, of));
  return fromXyz([x, y, z]);
}

function relative(text: string, again: (text: string) => Triple): Triple {
  const [, source = '', l = '', c = '', h = ''] = split(text, ' ');
  const [lightness, a, b] = toOklab(again(source));
  const of = { l: lightness, c: Math.hypot(a, b), h: Math.atan2(b, a) };
  const [chroma, hue] = [channel(c, of), channel(h, of)];
  return fromOklab([Math.min(1, Math.max(0, channel(l, of))), chroma * Math.cos(hue), chroma * Math.sin(hue)]);
}
