import type { Context } from '#context.js';
import type { PaymentRow } from '#modules/payments/change-payment.js';
import { bookOutcome } from './settle-payment.js';

/** Books what the gateway knows; answers the page on which the payment can be approved. No answer now is one later. */
export async function askGateway(ctx: Context, { clientRef }: Pick<PaymentRow, 'clientRef'>): Promise<string | null> {
  const known = await ctx.providers.gateway.find(clientRef).catch(() => null);
  if (known && known.outcome.state !== 'waiting') await bookOutcome(ctx, clientRef, known.outcome);
  return known?.redirectUrl ?? null;
}
