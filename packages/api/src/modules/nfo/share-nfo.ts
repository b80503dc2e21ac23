import { PxError } from '@prosperx/core/errors';
import { said } from '@prosperx/core/language';
import { MAX_SHARED_NFOS, nfoCategoryOn, type shareNfo as call } from '@prosperx/core/nfo';
import { checkName, tidyText } from '@prosperx/core/session';
import { checkShareEmail, checkShareMobile, shareErrorText } from '@prosperx/core/share';
import { businessDateAt, HOUR } from '@prosperx/core/time';
import { inArray } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { nfos } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import type { Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import { sendNotification } from '#notifications/send-notification.js';
import { nfoPage } from '#records/nfo/shared-nfo-page.js';
import { consumeReceiver } from '#records/share/receiver.js';
import { shortLinkTo } from '#records/share/short-link.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { type SharedNfo, shareNfoText as text } from './share-nfo.text.js';

/** The limit of messages that one advisor sends. */
const SHARES_AN_HOUR = { most: 60, within: HOUR } as const;

/** Returns the offers of ids that are parted by commas, each once; throws where one is unknown, or where there are none or too many. */
async function offersOf({ db, clock }: Context, schemeId: string): Promise<readonly SharedNfo[]> {
  const ids = [...new Set(schemeId.split(',').filter((id) => id !== ''))];
  if (ids.length === 0 || ids.length > MAX_SHARED_NFOS)
    throw new PxError('invalid_input', { fields: { schemeId: 'invalid_count' } });
  const found = new Map((await db.select().from(nfos).where(inArray(nfos.id, ids))).map((row) => [row.id, row]));
  const today = businessDateAt(clock.now());
  return ids.map((id) => {
    const row = found.get(id);
    if (!row) throw new PxError('scheme_unknown');
    return { ...row, nfoCategory: nfoCategoryOn(row, today) };
  });
}

/** Returns the name by which the reader is addressed; null for none. Throws `invalid_input` for what is no name: it begins our message. */
function readerOf(customer: string | undefined): string | null {
  const name = tidyText(customer ?? '');
  const wrong = name === '' ? null : checkName(name);
  if (wrong) throw new PxError('invalid_input', { fields: { customer: wrong } });
  return name || null;
}

export const shareNfo: Verb<typeof call> = async ({ ctx, input }) => {
  const { type } = input;
  const value = input.value.trim();
  const wrong = type === 'email' ? checkShareEmail(value) : checkShareMobile(value);
  if (wrong) throw new PxError('invalid_input', { fields: { value: wrong }, message: shareErrorText[wrong] });
  const advisor = await advisorOf(ctx);
  const shared = {
    customer: readerOf(input.customer),
    advisor: advisor.name,
    nfos: await offersOf(ctx, input.schemeId),
  };
  const url = nfoPage(ctx, input.shareUrl);
  await consumeLimit(ctx, throttleKey(ctx, 'share-nfo', advisor.code), SHARES_AN_HOUR);
  await consumeReceiver(ctx, value);
  const receiver = shared.customer ?? value;
  const link = await shortLinkTo(ctx, { kind: 'nfo', agentCode: advisor.code, url, receiver });
  const channel = type === 'email' ? ('email' as const) : ('sms' as const);
  const write = () => {
    const { subject, mail, message } = said(text);
    return { subject: subject(shared), text: (type === 'email' ? mail : message)(shared, link) };
  };
  await sendNotification(ctx, { channel, to: value, language: ctx.language, write, otp: null }).catch(
    (cause: unknown) => {
      throw new PxError('nfo_not_shared', { cause });
    },
  );
  const details = { channel, offers: shared.nfos.length };
  await ctx.db.transaction((tx) => audit(withDb(ctx, tx), { action: 'nfo_link.shared', details }));
  return null;
};
