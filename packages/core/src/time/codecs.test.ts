import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { dateCodec, instantCodec } from './codecs.js';

describe('dates on the wire', () => {
  it('are read and written as they are', () => {
    expect(z.encode(dateCodec, z.decode(dateCodec, '2026-11-20'))).toBe('2026-11-20');
  });

  it.each(['2026-02-30', '20/11/2026', '', '0000-01-01', '1799-12-31', '2200-01-01', '9999-12-31'])(
    'are refused with a code: %j',
    (wire) => {
      expect(z.safeDecode(dateCodec, wire).error?.issues[0]?.message).toBe('not_a_date');
    },
  );
});

describe('instants on the wire', () => {
  it('are UTC text there and milliseconds here', () => {
    expect(z.decode(instantCodec, '2026-11-20T09:30:00.000Z')).toBe(Date.UTC(2026, 10, 20, 9, 30));
    expect(z.encode(instantCodec, Date.UTC(2026, 10, 20, 9, 30))).toBe('2026-11-20T09:30:00.000Z');
  });

  it.each(['2026-11-20', '2026-11-20T09:30:00+05:30', 'now'])('are refused otherwise: %s', (wire) => {
    expect(z.safeDecode(instantCodec, wire).success).toBe(false);
  });
});
