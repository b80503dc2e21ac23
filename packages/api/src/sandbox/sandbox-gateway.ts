import { createHmac, timingSafeEqual } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { API_PREFIX } from '@prosperx/core/http';
import { newId } from '#crypto/new-id.js';
import { sandboxBankPayments } from '#db/schema/index.js';
import type { PaymentEvent, PaymentGateway, PaymentOutcome } from '#payment/port.js';
import { ProviderUnknown } from '#providers/provider-unknown.js';
import type { Services } from '#services.js';
import type { Faults } from './faults.js';

type World = Pick<Services, 'db' | 'clock' | 'crypto'>;
export type BankPayment = typeof sandboxBankPayments.$inferSelect;

/** The payment gateway and the bank of the sandbox, with a book of their own. */
export function sandboxGateway(world: World, faults: Faults = {}): PaymentGateway {
  const { db, clock } = world;
  return {
    start: async ({ clientRef, amount, returnUrl }) => {
      if (faults.loseRequest?.()) throw new ProviderUnknown('start');
      const gatewayRef = newId('bank');
      await db
        .insert(sandboxBankPayments)
        .values({ gatewayRef, clientRef, amount, state: 'waiting', returnUrl, details: {}, createdAt: clock.now() });
      if (faults.loseAnswer?.()) throw new ProviderUnknown('start');
      return startOf(gatewayRef);
    },
    find: async (clientRef) => {
      const [payment] = await db
        .select()
        .from(sandboxBankPayments)
        .where(eq(sandboxBankPayments.clientRef, clientRef));
      return payment ? { ...startOf(payment.gatewayRef), outcome: outcomeOfPayment(payment) } : null;
    },
    readCallback: (body, signature) => readEvent(world, body, signature),
  };
}

const startOf = (gatewayRef: string) => ({
  gatewayRef,
  redirectUrl: `${API_PREFIX}/sandbox/bank/${gatewayRef}`,
  html: null,
});

/** What became of a payment at the bank. */
export function outcomeOfPayment(payment: BankPayment): PaymentOutcome {
  const { at, reason } = payment.details as { at?: number; reason?: string };
  if (payment.state === 'paid') return { state: 'paid', at: at ?? payment.createdAt };
  if (payment.state === 'failed' || payment.state === 'abandoned') return { state: payment.state, reason: reason ?? '' };
  return { state: 'waiting' };
}

/** The signed message that the gateway sends about an event. */
export function signEvent({ crypto }: Pick<World, 'crypto'>, event: PaymentEvent): { body: string; signature: string } {
  const body = JSON.stringify(event);
  return { body, signature: signatureOf(crypto, body) };
}

function readEvent({ crypto }: Pick<World, 'crypto'>, body: string, signature: string): PaymentEvent | null {
  const expected = Buffer.from(signatureOf(crypto, body));
  const given = Buffer.from(signature);
  if (expected.length !== given.length || !timingSafeEqual(expected, given)) return null;
  return JSON.parse(body) as PaymentEvent;
}

function signatureOf(crypto: World['crypto'], body: string): string {
  // the key of look-ups is known to nobody outside, which is all that a sandbox signature needs
  return createHmac('sha256', crypto.lookup('sandbox-gateway', 'webhook')).update(body).digest('hex');
}
