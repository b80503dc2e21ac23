import { rupees } from '@prosperx/core/money';
import { sandboxExchangeOrders } from '#db/schema/index.js';
import { changeBooked, changeOrder, changeSip, type Corruption } from './corruption.js';

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
    'a SIP that the exchange has cancelled',
    'sip_at_exchange',
    async (tx, { regular }) => {
      await changeBooked(tx, regular, { state: 'cancelled' });
      return regular.sip!.id;
    },
  ],
  [
    'a SIP by another registration number',
    'sip_at_exchange',
    (tx, { regular }) => changeSip(tx, regular, { registrationNumber: 'xsip_other' }),
  ],
  [
    'a SIP that has ended here and runs at the exchange',
    'sip_known_here',
    async (tx, { regular }) => {
      await changeSip(tx, regular, { state: 'cancelled' });
      return `exchange ${regular.booked.orderNumber}`;
    },
  ],
  [
    'a SIP that finished here before its time',
    'sip_known_here',
    async (tx, { regular }) => {
      await changeSip(tx, regular, { state: 'finished' });
      return `exchange ${regular.booked.orderNumber}`;
    },
  ],
  [
    'a SIP at the exchange whose order expired here',
    'sip_known_here',
    async (tx, { newSip }) => {
      await changeOrder(tx, newSip, { state: 'expired' });
      return `exchange ${newSip.booked.orderNumber}`;
    },
  ],
  [
    'two SIPs at the exchange for one order',
    'sip_once',
    async (tx, { regular: { booked, order } }) => {
      const details = { ...(booked.details as object), registrationNumber: 'xsip_again' };
      await tx.insert(sandboxExchangeOrders).values({ ...booked, orderNumber: 'again', details });
      return order.id;
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
