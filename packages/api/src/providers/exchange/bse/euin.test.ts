import { businessDate } from '@prosperx/core/time';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { aKnownOrder, aKnownSale, anOrder, aSale, type BseKit, bseKit } from '#testing/bse-kit.js';

let kit: BseKit;
beforeEach(async () => {
  kit = await bseKit();
});
afterEach(() => kit.bse.close());

const NAMED = 'E100101';
const start = businessDate('2027-01-05');

const MESSAGES: readonly [string, (euin: string | null) => Promise<unknown>][] = [
  ['a purchase', (euin) => kit.exchange.register({ ...anOrder, euin })],
  [
    'a SIP',
    (euin) => {
      kit.book.known = { ...aKnownOrder, kind: 'sip' };
      return kit.exchange.register({ ...anOrder, euin, sip: { start, instalments: 24, frequency: 1 } });
    },
  ],
  [
    'a SIP of its own',
    (euin) => {
      const sip = { start, instalments: 24, frequency: 1 };
      const terms = { mandateId: '2654', serial: 7, requestedOn: businessDate('2026-11-16') };
      return kit.exchange.registerSip({ ...anOrder, ...terms, euin, sip });
    },
  ],
  ['a redemption', (euin) => kit.exchange.sell({ ...aSale, euin })],
  ['a switch', (euin) => kit.exchange.sell({ ...aSale, toIsin: anOrder.isin, euin })],
];

const both = MESSAGES.flatMap(([what, send]) => [
  { what, send, euin: NAMED, sent: [NAMED, 'Y'] },
  { what, send, euin: null, sent: ['', 'N'] },
]);

it.each(both)('$what names who advised, or says that nobody did: $euin', async ({ send, euin, sent }) => {
  kit.book.sale = aKnownSale;
  await send(euin);
  const at = kit.bse.calls.at(-1)?.at ?? {};
  expect([at['EUIN'] ?? at['Euin'], at['EUINVal'] ?? at['EuinVal']]).toEqual(sent);
});
