import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { privateOrigins, publicOrigins } from './origins.js';

const numRuns = inject('isTrust') ? 5_000 : 1_000;
const registered = ['https://www.bluebank.in', 'https://invest.greenapp.co.in:8443', 'http://127.0.0.1:4173'];
const around = (...ancestors: string[]) => ({ ancestors, referrer: '' });
const referredBy = (referrer: string) => ({ ancestors: undefined, referrer });

interface Parts {
  origin: string;
  protocol: string;
  hostname: string;
  /** The port with its colon, or nothing. */
  port: string;
  word: string;
  otherPort: number;
}

/** What a person, or a careless comparison, may take for a registered origin. */
const disguises: ((parts: Parts) => string)[] = [
  ({ origin, word }) => `${origin}.${word}.example`,
  ({ protocol, hostname, port, word }) => `${protocol}//${word}${hostname}${port}`,
  ({ protocol, hostname, port, word }) => `${protocol}//${word}.${hostname}${port}`,
  ({ protocol, hostname, port, word }) => `${protocol}//${hostname}${word}${port}`,
  ({ protocol, hostname, word }) => `${protocol}//${hostname}.${word}`,
  ({ protocol, hostname, otherPort }) => `${protocol}//${hostname}:${otherPort}`,
  ({ protocol, hostname, port }) => `${protocol === 'http:' ? 'https:' : 'http:'}//${hostname}${port}`,
  ({ hostname, port, word }) => `${word}://${hostname}${port}`,
  ({ protocol, hostname, port, word }) => `${protocol}//${hostname}${port}@${word}.example`,
  ({ protocol, hostname, port, word }) => `${protocol}//${word}@${hostname}${port}`,
  ({ protocol, hostname, port, word }) => `${protocol}//${word}.example/${hostname}${port}`,
  ({ protocol, hostname, port }) => `${protocol}//${hostname}.${port}`,
  ({ protocol, word, origin }) => `${protocol}//${word}.example?${origin}`,
  ({ protocol, hostname }) => `${protocol}//*.${hostname}`,
  ({ protocol, hostname }) => `${protocol}//${hostname}:*`,
  ({ origin, word }) => `${origin}/${word}`,
  ({ origin, word }) => `${origin}#${word}`,
  ({ origin }) => origin.toUpperCase(),
  ({ origin }) => origin.replace('h', 'H'),
  ({ origin }) => `${origin}/`,
  ({ origin }) => ` ${origin}`,
  ({ origin }) => `${origin}\n`,
  ({ origin }) => `${origin}\u0000`,
  ({ origin }) => `${origin}\u200b`,
  // Cyrillic letters, an ideographic full stop, a regular expression's dot.
  ({ origin }) => origin.replace('t', '\u0442'),
  ({ protocol, hostname, word }) => `${protocol}//${hostname.replace(/[a-z0-9]/, '\u0430')}.${word}`,
  ({ origin }) => origin.replace('.', '\u3002'),
  ({ origin, word }) => origin.replace('.', word),
  ({ origin }) => origin.replace('.', '[.]'),
  ({ origin }) => origin.replace('//', '/'),
  ({ origin }) => `blob:${origin}`,
  ({ word }) => `data:text/html,${word}`,
  ({ word }) => word,
  ...['null', '*', '', '.*', 'undefined', 'about:blank', 'https://', 'https://*'].map((text) => () => text),
];

const parts = fc.record({
  origin: fc.constantFrom(...registered),
  word: fc.stringMatching(/^[a-z][a-z0-9]{0,11}$/),
  otherPort: fc.integer({ min: 1, max: 65_535 }),
});
const lookAlikes = fc
  .tuple(fc.constantFrom(...disguises), parts)
  .map(([disguise, { origin, ...rest }]) => {
    const { protocol, hostname, port } = new URL(origin);
    return disguise({ origin, protocol, hostname, port: port && `:${port}`, ...rest });
  })
  .filter((text) => !registered.includes(text));

describe('a look-alike of a registered origin', () => {
  // Trust E2: 5,000 look-alikes of 41 kinds, none greeted
  it('is never greeted by a private widget', () => {
    fc.assert(
      fc.property(lookAlikes, (origin) => {
        expect(privateOrigins(registered, around(origin))).toEqual([]);
      }),
      { numRuns },
    );
  }, 30_000);

  it('is never greeted by a public widget in the name of a registered one, or the other way round', () => {
    fc.assert(
      fc.property(lookAlikes, fc.constantFrom(...registered), (origin, real) => {
        expect(publicOrigins(real, around(origin))).toEqual([]);
        expect(publicOrigins(origin, around(real))).toEqual([]);
      }),
      { numRuns },
    );
  }, 30_000);

  it('in the list of the server, if it is no origin, matches nothing', () => {
    const patterns = ['*', 'https://*', 'https://*.bluebank.in', 'null', '', 'https://www.bluebank.in/'];
    expect(privateOrigins(patterns, around('https://www.bluebank.in'))).toEqual([]);
    expect(privateOrigins(patterns, around('null'))).toEqual([]);
    expect(privateOrigins(patterns, referredBy('https://www.bluebank.in/'))).toEqual([]);
  });
});

describe('a private widget', () => {
  // Trust E2: each registered one greeted
  it.each(registered)('greets its page %s and no other', (origin) => {
    expect(privateOrigins(registered, around(origin, 'https://top.example'))).toEqual([origin]);
  });

  // Trust E2: a registered page further up is not its page
  it('does not mistake a registered grandparent for its page', () => {
    expect(privateOrigins(registered, around('https://evil.example', 'https://www.bluebank.in'))).toEqual([]);
  });

  it('greets every registered origin where the browser does not tell: only the real one can hear it', () => {
    expect(privateOrigins(registered, referredBy(''))).toEqual(registered);
  });
});

describe('a public widget', () => {
  it('greets the origin in its address when that is the page around it', () => {
    expect(publicOrigins('https://blog.example', around('https://blog.example'))).toEqual(['https://blog.example']);
    expect(publicOrigins('https://blog.example', referredBy('https://blog.example/'))).toEqual([
      'https://blog.example',
    ]);
  });

  it('greets nobody when the address claims another, or nothing', () => {
    expect(publicOrigins('https://blog.example', around('https://evil.example'))).toEqual([]);
    expect(publicOrigins('https://blog.example', referredBy(''))).toEqual([]);
    expect(publicOrigins(null, around('https://blog.example'))).toEqual([]);
  });

  it('greets nobody from within a sandboxed page, whose origin is "null"', () => {
    expect(publicOrigins('null', around('null'))).toEqual([]);
  });
});
