import { amountCodec, paise, unitsCodec, unitsFromScaled } from '@prosperx/core/money';
import { businessDate, dateCodec, instantCodec } from '@prosperx/core/time';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { encoder } from './encoder.js';

const schema = z.object({
  name: z.string(),
  short: z.string().check(z.maxLength(3)),
  amount: z.nullable(amountCodec),
  units: z.optional(unitsCodec),
  day: dateCodec,
  at: instantCodec,
  kind: z.enum(['SIP', 'LUMPSUM']),
  version: z.literal(1),
  isOpen: z.boolean(),
  count: z.number(),
  tags: z.array(z.object({ name: z.string(), weight: z._default(z.number(), 0) })),
  byYear: z.record(z.string(), amountCodec),
  rest: z.unknown(),
});

const right = {
  name: 'Asha',
  short: 'abc',
  amount: paise(123_450),
  units: unitsFromScaled(334_120),
  day: businessDate('2026-11-29'),
  at: 0,
  kind: 'SIP' as const,
  version: 1 as const,
  isOpen: false,
  count: 2.5,
  tags: [{ name: 'a', weight: 1 }],
  byYear: { 2026: paise(100) },
  rest: { any: ['thing'] },
};

/** What comes of a value: the text that is sent, or that it is refused. */
const sent = (encode: (value: never) => unknown, value: unknown): string => {
  try {
    return JSON.stringify(encode(value as never));
  } catch (error) {
    return error instanceof z.core.$ZodError ? 'refused' : `failed: ${String(error)}`;
  }
};
const both = (value: unknown) => [sent(encoder(schema), value), sent((one) => z.encode(schema, one), value)] as const;

describe('an answer as it is sent', () => {
  it('is what the schema makes of it, without what the schema does not name', () => {
    const [ours, zods] = both({ ...right, secret: 'x', tags: [{ ...right.tags[0], secret: 'x' }] });
    expect(ours).toBe(zods);
    expect(ours).toContain('"amount":1234.5,"units":33.412,"day":"2026-11-29","at":"1970-01-01T00:00:00.000Z"');
    expect(ours).not.toContain('secret');
  });

  it('is refused for each field that is wrong or missing, as the schema refuses it', () => {
    const wrong = fc.constantFrom(
      ...[undefined, null, Number.NaN, Infinity, '', 'abcd', 7, true, [], {}, [null], { name: 1 }, () => 1],
    );
    fc.assert(
      fc.property(fc.constantFrom(...Object.keys(right)), wrong, fc.boolean(), (name, value, isMissing) => {
        const { [name as keyof typeof right]: _, ...rest } = right;
        const [ours, zods] = both(isMissing ? rest : { ...right, [name]: value });
        expect(ours).toBe(zods);
      }),
      { numRuns: 1_000 },
    );
    expect(both({ ...right, isOpen: 'yes' })).toEqual(['refused', 'refused']);
  });
});
