import { and, eq } from 'drizzle-orm';
import { sandboxBankPayments } from '#db/schema/index.js';
import type { PaymentOutcome } from '#payment/port.js';
import type { Services } from '#services.js';
import { bankText } from './bank.text.js';

type World = Pick<Services, 'db' | 'clock'>;
export type BankPayment = typeof sandboxBankPayments.$inferSelect;
export type BankDecision = Pick<BankPayment, 'state' | 'details'>;

/** Who has not paid until then has gone away. */
const SESSION_LENGTH = 20 * 60_000;

/** A payment by the gateway's or our reference; one that waited for too long is given up at this occasion. */
export async function bankPayment(
  world: World,
  by: { readonly gatewayRef: string } | { readonly clientRef: string },
): Promise<BankPayment | undefined> {
  const named =
    'gatewayRef' in by
      ? eq(sandboxBankPayments.gatewayRef, by.gatewayRef)
      : eq(sandboxBankPayments.clientRef, by.clientRef);
  const [payment] = await world.db.select().from(sandboxBankPayments).where(named);
  if (payment?.state !== 'waiting' || world.clock.now() < payment.createdAt + SESSION_LENGTH) return payment;
  return decide(world, payment, { state: 'abandoned', details: { reason: bankText.abandoned } });
}

/** Books what becomes of a payment, once; returns it as it stands then. */
export async function decide({ db }: World, payment: BankPayment, decision: BankDecision): Promise<BankPayment> {
  const waiting = and(eq(sandboxBankPayments.gatewayRef, payment.gatewayRef), eq(sandboxBankPayments.state, 'waiting'));
  const [decided] = await db.update(sandboxBankPayments).set(decision).where(waiting).returning();
  if (decided) return decided;
  const [earlier] = await db
    .select()
    .from(sandboxBankPayments)
    .where(eq(sandboxBankPayments.gatewayRef, payment.gatewayRef));
  return earlier ?? payment;
}

export function outcomeOfPayment({ state, details, createdAt }: BankPayment): PaymentOutcome {
  const { at, reason } = details as { at?: number; reason?: string };
  if (state === 'paid') return { state, at: at ?? createdAt };
  if (state === 'failed' || state === 'abandoned') return { state, reason: reason ?? '' };
  return { state: 'waiting' };
}
