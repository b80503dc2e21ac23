import { businessDate } from '@prosperx/core/time';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { SubBroker } from '#providers/exchange/port/orders.js';
import { aKnownOrder, aKnownRedemption, anOrder, aRedemption, type BseKit, bseKit } from '#testing/bse-kit.js';

let kit: BseKit;
beforeEach(async () => {
  kit = await bseKit();
});
afterEach(() => kit.bse.close());

const NAMED: SubBroker = { code: 'AG1001', arn: 'ARN-100101', euin: 'E100101' };
const start = businessDate('2027-01-05');

const MESSAGES: readonly [string, (subBroker: SubBroker | null) => Promise<unknown>][] = [
  ['a purchase', (subBroker) => kit.exchange.register({ ...anOrder, subBroker })],
  [
    'a SIP',
    (subBroker) => {
      kit.book.known = { ...aKnownOrder, kind: 'sip' };
      return kit.exchange.register({ ...anOrder, subBroker, sip: { start, instalments: 24, frequency: 1 } });
    },
  ],
  [
    'a SIP of its own',
    (subBroker) => {
      const sip = { start, instalments: 24, frequency: 1 };
      const terms = { mandateId: '2654', serial: 7, requestedOn: businessDate('2026-11-16') };
      return kit.exchange.registerSip({ ...anOrder, ...terms, subBroker, sip });
    },
  ],
  ['a redemption', (subBroker) => kit.exchange.redeem({ ...aRedemption, subBroker })],
  ['a switch', (subBroker) => kit.exchange.redeem({ ...aRedemption, toIsin: anOrder.isin, subBroker })],
];

const both = MESSAGES.flatMap(([what, send]) => [
  { what, send, named: 'both', subBroker: NAMED, sent: ['AG1001', 'ARN-100101', 'E100101', 'Y'] },
  { what, send, named: 'no EUIN', subBroker: { ...NAMED, euin: null }, sent: ['AG1001', 'ARN-100101', '', 'N'] },
  {
    what,
    send,
    named: 'a long code',
    subBroker: { ...NAMED, code: 'A'.repeat(16) },
    sent: ['', 'ARN-100101', 'E100101', 'Y'],
  },
  { what, send, named: 'nobody', subBroker: null, sent: ['', '', '', 'N'] },
]);

it.each(both)('$what names the sub-broker with ARN, code and EUIN: $named', async ({ send, subBroker, sent }) => {
  kit.book.redemption = aKnownRedemption;
  await send(subBroker);
  const at = kit.bse.calls.at(-1)?.at ?? {};
  const [code, arn] = [at['SubBrCode'] ?? at['SubberCode'], at['Parma1'] ?? at['Param1']];
  expect([code, arn, at['EUIN'] ?? at['Euin'], at['EUINVal'] ?? at['EuinVal']]).toEqual(sent);
});
