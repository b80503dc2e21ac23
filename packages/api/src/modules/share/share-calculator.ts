import { PxError } from '@prosperx/core/errors';
import { API_PREFIX } from '@prosperx/core/http';
import { said, speaking } from '@prosperx/core/language';
import { tidyMobile } from '@prosperx/core/session';
import {
  capitaliseName,
  checkShareClient,
  checkShareEmail,
  checkShareMobile,
  planPage,
  readSharedPlan,
  SHARED_BY_AGENT,
  shareClientText,
  shareCalculator as call,
  type SharedPlan,
  shareErrorText,
} from '@prosperx/core/share';
import { HOUR } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import type { Hono } from 'hono';
import { audit } from '#audit/audit.js';
import { newId } from '#crypto/new-id.js';
import { sharedPlans } from '#db/schema/index.js';
import { advisorOf } from '#http/agent.js';
import { failureResponse } from '#http/guard.js';
import { commonHeaders } from '#http/headers.js';
import { placeOf } from '#http/place.js';
import { type InputOf, serve, type Verb } from '#http/serve.js';
import { type Context, withDb } from '#kernel/context.js';
import type { Services } from '#kernel/services.js';
import { notificationWords } from '#notifications/notification-words.js';
import { sendNotification } from '#notifications/send-notification.js';
import { readImprint } from '#records/agent/imprint.js';
import { documentLimiter } from '#records/file/document-limiter.js';
import { pxErrorOf } from '#records/file/file-links.js';
import { pngOf } from '#records/share/fact-picture.js';
import { consumeReceiver } from '#records/share/receiver.js';
import { shortLinkTo } from '#records/share/short-link.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';
import { figuresOf } from './plan-figures.js';
import { planPicture } from './plan-picture.js';
import { shareCalculatorText as text, type SharedWords } from './share-calculator.text.js';

type Input = InputOf<typeof call>;

/** The limit of plans that one advisor shares. */
const SHARES_AN_HOUR = { most: 60, within: HOUR } as const;

type SentType = 'email' | 'mobile';

const isSent = (type: Input['type']): type is SentType => type === 'email' || type === 'mobile';

/** Returns the plan and the customer as they are sent; throws `invalid_input` where they are not right. */
function checkInput(
  { config }: Pick<Context, 'config'>,
  input: Input,
): { readonly plan: SharedPlan; readonly customer: string; readonly to: string } {
  const address = URL.parse(input.originalUrl, config.publicUrl);
  const plan = address && readSharedPlan(address, config.maxReturn);
  if (!plan) throw new PxError('invalid_input', { fields: { originalUrl: 'no_plan' } });
  const client = {
    clientName: capitaliseName(input.clientName ?? ''),
    clientMobile: tidyMobile(input.clientMobile ?? ''),
  };
  for (const [field, code] of Object.entries(checkShareClient(client))) {
    if (code) throw new PxError('invalid_input', { fields: { [field]: code }, message: shareClientText[code] });
  }
  const to = (input.value ?? '').trim();
  const wrong = !isSent(input.type) ? null : input.type === 'email' ? checkShareEmail(to) : checkShareMobile(to);
  if (wrong) throw new PxError('invalid_input', { fields: { value: wrong }, message: shareErrorText[wrong] });
  return { plan, customer: client.clientName, to };
}

/** The address of the calculator with a plan, which credits the advisor and asks whether its reader is interested. */
function linkOf({ config }: Pick<Context, 'config'>, plan: SharedPlan, agentCode: string): string {
  const { path, params } = planPage(plan);
  const search = new URLSearchParams(Object.entries(params).map(([name, value]) => [name, String(value)]));
  search.set('agentCode', agentCode);
  search.set(SHARED_BY_AGENT, 'true');
  return `${config.publicUrl}/v1${path}?${search.toString()}`;
}

const picturePath = (id: string) => `${API_PREFIX}/shared-plans/${id}.png`;

const shareCalculator: Verb<typeof call> = async ({ ctx, input }) => {
  const { plan, customer, to } = checkInput(ctx, input);
  const { code: agentCode, name: advisor } = await advisorOf(ctx);
  if (input.agentCode !== agentCode) throw new PxError('forbidden');
  await consumeLimit(ctx, throttleKey(ctx, 'share-calculator', agentCode), SHARES_AN_HOUR);
  const { type } = input;
  if (isSent(type)) await consumeReceiver(ctx, to);
  const id = newId('pln');
  const fileUrl = picturePath(id);
  const shared = { plan, advisor, customer, ...figuresOf(plan) };
  await ctx.db.transaction(async (tx) => {
    await tx.insert(sharedPlans).values({ id, agentCode, ...plan, createdAt: ctx.clock.now() });
    const details = { calculator: plan.calculator, channel: type };
    if (type !== 'picture') await audit(withDb(ctx, tx), { action: 'calculator.shared', objectId: id, details });
  });
  const file = { fileId: id, fileName: text.fileName(plan), fileUrl };
  if (type === 'picture') return { ...file, shortenUrl: '', message: '' };
  const url = linkOf(ctx, plan, agentCode);
  const shortenUrl = await shortLinkTo(ctx, { kind: 'calculator', agentCode, url, receiver: customer || to });
  if (isSent(type)) await send(ctx, type, to, shared, shortenUrl, ctx.config.publicUrl + fileUrl);
  const words = await notificationWords(ctx.language);
  return { ...file, shortenUrl, message: speaking(words, () => said(text).message(shared, shortenUrl)) };
};

async function send(
  { providers, language }: Context,
  type: SentType,
  to: string,
  shared: SharedWords,
  ...[link, picture]: [link: string, picture: string]
): Promise<void> {
  const write = () => {
    const { subject, mail, message } = said(text);
    return { subject, text: type === 'email' ? mail(shared, link, picture) : message(shared, link) };
  };
  const channel = type === 'email' ? ('email' as const) : ('sms' as const);
  await sendNotification({ providers }, { channel, to, language, write, otp: null }).catch((cause: unknown) => {
    throw new PxError('calculator_not_shared', { cause });
  });
}

/**
 * Answers the addresses of pictures of shared plans. They name the advisor and no customer; their ids cannot be guessed. All who ask for one
 * while it is drawn wait for the same drawing.
 */
export function mountPlanPictures(hono: Hono, services: Services): void {
  const { db, config } = services;
  const limited = documentLimiter<{ readonly png: Uint8Array; readonly name: string } | null>('pictures');
  const draw = async (id: string) => {
    const [plan] = await db.select().from(sharedPlans).where(eq(sharedPlans.id, id));
    const advisor = plan && (await readImprint(services, plan.agentCode));
    if (!plan || !advisor) return null;
    return { png: await pngOf(planPicture({ plan, advisor, madeAt: plan.createdAt })), name: text.fileName(plan) };
  };
  hono.get(`${API_PREFIX}/shared-plans/:file{pln_[\\w-]+\\.png}`, async (c) => {
    const id = c.req.param('file').replace(/\.png$/, '');
    // nobody known asks: each picture has its turn by itself
    const opened = { link: id, person: id, place: placeOf(c) };
    const drawn = await limited(opened, () => draw(id)).catch(pxErrorOf);
    if (!drawn || drawn instanceof PxError) return failureResponse(drawn ?? new PxError('not_found'), services);
    const headers = {
      ...commonHeaders(config),
      'Content-Type': 'image/png',
      'Content-Disposition': `inline; filename="${drawn.name}"`,
      'Cache-Control': 'public, max-age=86400',
      'Cross-Origin-Resource-Policy': 'cross-origin',
    };
    return new Response(Buffer.from(drawn.png), { headers });
  });
}

export const shareCalculatorRoute = serve(call, shareCalculator);
