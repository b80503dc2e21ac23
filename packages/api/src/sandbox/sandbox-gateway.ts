import { API_PREFIX } from '@prosperx/core/http';
import { newId } from '#crypto/new-id.js';
import { sandboxBankPayments } from '#db/schema/index.js';
import type { PaymentGateway } from '#payment/port.js';
import type { Services } from '#services.js';
import { bankPayment, outcomeOfPayment } from './bank-book.js';
import { type Faults, overWire } from './faults.js';
import { readEvent } from './gateway-signature.js';

type World = Pick<Services, 'db' | 'clock' | 'crypto'>;

const startOf = (gatewayRef: string) => ({
  gatewayRef,
  redirectUrl: `${API_PREFIX}/sandbox/bank/${gatewayRef}`,
  html: null,
});

/** The payment gateway of the sandbox, with a book of its own. A payment that is started twice is two payments. */
export function sandboxGateway(world: World, faults: Faults = {}): PaymentGateway {
  const { db, clock } = world;
  return {
    start: ({ clientRef, amount, returnUrl }) =>
      overWire(faults, 'start', async () => {
        const gatewayRef = newId('bank');
        await db
          .insert(sandboxBankPayments)
          .values({ gatewayRef, clientRef, amount, state: 'waiting', returnUrl, details: {}, createdAt: clock.now() });
        return startOf(gatewayRef);
      }),
    find: (clientRef) =>
      overWire(faults, 'find', async () => {
        const payment = await bankPayment(world, { clientRef });
        return payment ? { ...startOf(payment.gatewayRef), outcome: outcomeOfPayment(payment) } : null;
      }),
    readCallback: (body, signature) => readEvent(world, body, signature),
  };
}
