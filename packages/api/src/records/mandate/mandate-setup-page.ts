import { PxError } from '@prosperx/core/errors';
import { type Context } from '#kernel/context.js';
import { ownProfile } from '#records/profile/repository.js';

const SETUP = '/v1/profile/mandates/setup-mandate';

/** Returns the page of the set-up that an address names, on this site whatever host it names, so that our message leads nobody elsewhere. Throws `other_account` where it is another customer's. */
export function mandateSetupPage(ctx: Context, mandateSetupLink: string): string {
  const url = URL.parse(mandateSetupLink, ctx.config.publicUrl);
  if (url?.pathname !== SETUP) throw new PxError('invalid_input', { fields: { mandateSetupLink: 'not_ours' } });
  ownProfile(ctx, url.searchParams.get('ucc') ?? '');
  return `${ctx.config.publicUrl}${SETUP}${url.search}`;
}
