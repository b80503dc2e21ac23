import { PxError } from '@prosperx/core/errors';
import { type activateMandate as call, activationDelay, mandateStatusOf, mandateTypeOf } from '@prosperx/core/mandate';
import type { Verb } from '#http/serve.js';
import { methodOf, ownMandate, registeredOf } from '#records/mandate/repository.js';
import { withExchange } from './register-mandate.js';

/** The page of the site to which a bank leads back. */
const SETUP = '/v1/profile/mandates/setup-mandate';

/** Returns the address after the bank's page: the set-up, which says how the mandate stands. */
function returnUrl(mandateId: string, flowType: string): string {
  const query = { mandateId: btoa(mandateId), flowType, userType: 'old' };
  return `${SETUP}?${new URLSearchParams(query).toString()}`;
}

export const activateMandate: Verb<typeof call> = async ({ ctx, input }) => {
  const { type, mandateId, flowType = 'profile' } = input;
  const found = await ownMandate(ctx, mandateId);
  if (mandateTypeOf(methodOf(found)) !== type) throw new PxError('mandate_unknown');
  if (found.state === 'rejected' || found.state === 'cancelled') throw new PxError('mandate_over');
  if (found.state === 'pending' || found.state === 'approved')
    return { status: mandateStatusOf[found.state], type, responseString: '' };
  const delay = activationDelay(found.createdAt, ctx.clock.now(), ctx.config.mandateDelay);
  if (delay > 0) throw new PxError('mandate_too_early', { retryAfter: Math.ceil(delay / 1_000) });
  const mandate = found.exchangeMandateId === null ? await withExchange(ctx, found) : found;
  const known = await registeredOf(ctx.db, mandate);
  if (!known) throw new PxError('mandate_not_found');
  if (type === 'X') return { status: mandateStatusOf[mandate.state], type, responseString: '' };
  const responseString = await ctx.providers.mandates
    .authorisationPage(known, returnUrl(mandate.id, flowType))
    .catch((cause: unknown) => {
      throw new PxError('mandate_not_activated', { cause });
    });
  return { status: mandateStatusOf[mandate.state], type, responseString };
};
