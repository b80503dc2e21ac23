import { PxError } from '@prosperx/core/errors';
import { type Context } from '#kernel/context.js';

const SHARED_PAGES = /^\/v1\/(?:nfos$|mutual-fund-detail\/)/;

/** Returns the page that an address names, on this site whatever host it names, so that our message leads nobody elsewhere. */
export function nfoPage({ config }: Pick<Context, 'config'>, shareUrl: string): string {
  const { pathname = '', search = '' } = URL.parse(shareUrl, config.publicUrl) ?? {};
  if (!SHARED_PAGES.test(pathname)) throw new PxError('invalid_input', { fields: { shareUrl: 'not_ours' } });
  return `${config.publicUrl}${pathname}${search}`;
}
