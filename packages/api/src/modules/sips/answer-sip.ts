import type { RunningSip } from '@prosperx/core/sip';
import type { SipRow } from '#db/schema/index.js';
import type { Context } from '#kernel/context.js';
import { viewSips } from './view-sips.js';

/** Answers a call that changed a SIP with the SIP as it is now. */
export async function answerSip(ctx: Context, { id, profileId }: SipRow): Promise<RunningSip> {
  const [sip] = await viewSips(ctx, profileId, id);
  if (!sip) throw new Error('a SIP that was changed does not exist');
  return sip;
}
