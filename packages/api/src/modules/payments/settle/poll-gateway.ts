import { PxError } from '@prosperx/core/errors';
import { isOpenPayment } from '@prosperx/core/payment';
import type { Instant } from '@prosperx/core/time';
import type { PaymentRow } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { worksUnderWay } from '#kernel/works-under-way.js';
import type { GatewayPayment, PaymentGateway } from '#providers/gateway/port.js';
import { ProviderBusy } from '#providers/providers.js';
import { type Bucket, consumeBucket, throttleKey } from '#throttle/throttle.js';
import { bookOutcome } from './book-outcome.js';

/** The gateways that have asked for time, and until when. */
const busyUntil = new WeakMap<PaymentGateway, Instant>();

/** Asks the gateway what became of a payment; rejects where it does not answer, and without asking while it has asked for time. */
export async function findPayment(
  { providers: { gateway }, clock }: Pick<Services, 'providers' | 'clock'>,
  clientRef: string,
): Promise<GatewayPayment | null> {
  const until = busyUntil.get(gateway) ?? 0;
  if (clock.now() < until) throw new ProviderBusy('the gateway has asked for time', until);
  return gateway.find(clientRef).catch((error: unknown) => {
    if (error instanceof ProviderBusy) busyUntil.set(gateway, error.until);
    throw error;
  });
}

/** The most that whoever looks at one payment has done for it at the gateway, on all servers. */
const LOOKS: Bucket = { holds: 1, oneEvery: 5_000 };

/** Says whether something is done for a payment because somebody looks at it: once in five seconds, whoever looks. */
export async function isTurnOf(services: Services, what: 'start' | 'poll', clientRef: string): Promise<boolean> {
  try {
    await consumeBucket(services, throttleKey(services, `payment-${what}`, clientRef), LOOKS);
    return true;
  } catch (error) {
    if (error instanceof PxError) return false;
    throw error;
  }
}

const polls = worksUnderWay();

/**
 * Asks the gateway about a payment that is open and books its answer. Many who ask at once wait for one answer, and who asks soon after it is
 * told what was booked. If the gateway does not answer, a later check asks again.
 */
export async function pollGateway(services: Services, payment: Pick<PaymentRow, 'clientRef' | 'state'>): Promise<void> {
  if (!isOpenPayment(payment)) return;
  const { clientRef } = payment;
  const poll = async () => {
    if (!(await isTurnOf(services, 'poll', clientRef))) return;
    const known = await findPayment(services, clientRef).catch(() => null);
    if (known) await bookOutcome(services, clientRef, known.outcome);
  };
  await (polls.get(services.db, clientRef) ?? polls.add(services.db, clientRef, poll()));
}
