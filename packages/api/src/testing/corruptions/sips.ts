import { rupees } from '@prosperx/core/money';
import { businessDate } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { sandboxExchangeSips, sipChanges } from '#db/schema/index.js';
import type { PlayedTrace } from '#testing/played-books.js';
import { changeBookedSip, changeOrder, changeSip, type Corruption } from './corruption.js';

const bookedSipOf = ({ sip }: PlayedTrace) => `exchange ${sip!.registrationNumber}`;

export const ofSips: readonly Corruption[] = [
  [
    'a SIP over another amount than its first order',
    'sip_first_order',
    (tx, { regular }) => changeSip(tx, regular, { amount: rupees(1) }),
  ],
  [
    'a SIP that runs without the units of its first order',
    'sip_first_order',
    (tx, { newSip }) => changeSip(tx, newSip, { state: 'running' }),
  ],
  [
    'a SIP that waits for an order that expired',
    'sip_first_order',
    async (tx, { newSip }) => {
      await changeOrder(tx, newSip, { state: 'expired' });
      return newSip.sip!.id;
    },
  ],
  [
    'a SIP that is over here and that the exchange keeps',
    'sip_let_go',
    (tx, { newSip }) => changeSip(tx, newSip, { state: 'cancelled', keptReason: 'It is locked.' }),
  ],
  [
    'a SIP that passed over a date',
    'sip_dates',
    (tx, { regular }) => changeSip(tx, regular, { nextDate: businessDate('2027-03-16') }),
  ],
  [
    'a SIP that the exchange has cancelled',
    'sip_at_exchange',
    async (tx, { regular }) => {
      await changeBookedSip(tx, regular, { state: 'cancelled' });
      return regular.sip!.id;
    },
  ],
  [
    'a SIP by another registration number',
    'sip_at_exchange',
    (tx, { regular }) => changeSip(tx, regular, { registrationNumber: 'xsip_other' }),
  ],
  [
    'a SIP over another amount at the exchange',
    'sip_at_exchange',
    async (tx, { regular }) => {
      await changeBookedSip(tx, regular, { amount: rupees(1) });
      return regular.sip!.id;
    },
  ],
  [
    'a SIP that has ended here and runs at the exchange',
    'sip_known_here',
    async (tx, { regular }) => {
      await changeSip(tx, regular, { state: 'cancelled' });
      return bookedSipOf(regular);
    },
  ],
  [
    'a SIP that finished here before its time',
    'sip_known_here',
    async (tx, { regular }) => {
      await changeSip(tx, regular, { state: 'finished' });
      return bookedSipOf(regular);
    },
  ],
  [
    'a SIP at the exchange whose order expired here',
    'sip_known_here',
    async (tx, { newSip }) => {
      await changeOrder(tx, newSip, { state: 'expired' });
      return bookedSipOf(newSip);
    },
  ],
  [
    'a changed SIP whose former registration the exchange runs on',
    'sip_once',
    async (tx, { regular }) => {
      const sip = regular.sip!;
      const [booked] = await tx
        .select()
        .from(sandboxExchangeSips)
        .where(eq(sandboxExchangeSips.registrationNumber, sip.registrationNumber!));
      const registrationNumber = 'xsip_again';
      await tx.insert(sandboxExchangeSips).values({ ...booked!, registrationNumber });
      await tx.insert(sipChanges).values({
        id: 'chg_again',
        sipId: sip.id,
        clientRef: 'ref_again',
        kind: 'terms',
        state: 'done',
        registrationNumber,
        amount: sip.amount,
        sipDate: sip.sipDate,
        formerAmount: sip.amount,
        formerDate: sip.sipDate,
        formerNumber: sip.registrationNumber,
        instalment: 2,
        date: sip.nextDate!,
        start: sip.nextDate!,
        createdAt: sip.createdAt,
        changedAt: sip.createdAt,
      });
      return sip.id;
    },
  ],
  [
    'an instalment over another amount',
    'sip_instalment',
    (tx, { instalment }) => changeOrder(tx, instalment, { amount: rupees(1) }),
  ],
  [
    'an instalment that its SIP has not counted',
    'sip_instalment',
    async (tx, { instalment }) => {
      await changeSip(tx, instalment, { instalmentsDone: 1 });
      return instalment.order.id;
    },
  ],
];
