import { PxError } from '@prosperx/core/errors';
import type { getShortLink as call } from '@prosperx/core/share';
import { HOUR } from '@prosperx/core/time';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { mandateSetupPage } from '#records/mandate/mandate-setup-page.js';
import { nfoPage } from '#records/nfo/shared-nfo-page.js';
import { shortLinkTo } from '#records/share/short-link.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';

/** The limit of links that one advisor asks for. */
const LINKS_AN_HOUR = { most: 120, within: HOUR } as const;

const pageOf = { nfo: nfoPage, mandate: mandateSetupPage } as const;

export const getShortLink: Verb<typeof call> = async ({ ctx, input: { kind, url, receiver } }) => {
  const { code: agentCode } = await advisorOf(ctx);
  if (kind === 'mandate' && !ctx.subject) throw new PxError('forbidden');
  const page = pageOf[kind](ctx, url);
  await consumeLimit(ctx, throttleKey(ctx, 'short-link', agentCode), LINKS_AN_HOUR);
  const about = kind === 'mandate' ? ({ ofCustomer: true } as const) : {};
  return { url: await shortLinkTo(ctx, { kind, agentCode, url: page, receiver, ...about }) };
};
