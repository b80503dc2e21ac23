import type { PaymentRow } from '#db/schema/index.js';
import type { Services } from '#services.js';
import { bookOutcome } from './book-outcome.js';

/** Books what the gateway knows; returns the page on which the payment can be approved. No answer now is one later. */
export async function pollGateway(
  services: Services,
  { clientRef }: Pick<PaymentRow, 'clientRef'>,
): Promise<string | null> {
  const known = await services.providers.gateway.find(clientRef).catch(() => null);
  if (known && known.outcome.state !== 'waiting') await bookOutcome(services, clientRef, known.outcome);
  return known?.redirectUrl ?? null;
}
