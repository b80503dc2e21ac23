import { PxError } from '@prosperx/core/errors';
import { checkPan, KYC_CALLBACK_PATH, type requestKyc as call } from '@prosperx/core/kyc';
import { checkProfileEmail } from '@prosperx/core/profile';
import { checkMobile, checkName, tidyMobile, tidyText } from '@prosperx/core/session';
import { DAY } from '@prosperx/core/time';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { kycRequests, partnerOrigins, users } from '#db/schema/index.js';
import { isOnOrigin, isOwnName } from '#http/request-origin.js';
import type { InputOf, Verb } from '#http/serve.js';
import { type Context, subjectOf, withDb } from '#kernel/context.js';
import type { Config } from '#kernel/services.js';
import type { KycPerson } from '#providers/kyc/port.js';
import { panMeant } from '#records/kyc/pan-meant.js';
import { giveConsent } from '#records/profile/repository.js';
import { consumeLimit, throttleKey } from '#throttle/throttle.js';

/** The version of the words next to the button by which a person lets us share who they are with the provider. */
const CONSENT_VERSION = '1';

const REQUESTS = { most: 10, within: DAY };

/** Reads the mobile number from the account: pages know it masked only. */
async function ownMobile(ctx: Context): Promise<string> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, subjectOf(ctx).userId));
  return user ? ctx.crypto.open(users.mobile, user) : '';
}

async function personIn(ctx: Context, input: InputOf<typeof call>): Promise<KycPerson> {
  const person = {
    pan: await panMeant(ctx, input.pancard),
    name: tidyText(input.name),
    email: tidyText(input.email),
    mobile: tidyMobile(input.mobile) || (await ownMobile(ctx)),
    callbackUrl: input.callbackUrl,
  };
  const wrong = {
    pancard: checkPan(person.pan),
    name: checkName(person.name),
    email: checkProfileEmail(person.email),
    mobile: checkMobile(person.mobile),
    callbackUrl: (await isCallbackAllowed(ctx, person.callbackUrl)) ? null : 'not_allowed',
  };
  const fields = Object.entries(wrong).filter((entry): entry is [string, string] => entry[1] !== null);
  if (fields.length > 0) throw new PxError('invalid_input', { fields: Object.fromEntries(fields) });
  return person;
}

/** Begins a KYC with the identity provider. Only whom it is for may later ask what was shared under it. */
export const requestKyc: Verb<typeof call> = async ({ ctx, input }) => {
  const { profileId } = subjectOf(ctx);
  const person = await personIn(ctx, input);
  await consumeLimit(ctx, throttleKey(ctx, 'kyc-request', profileId), REQUESTS);
  const { requestId, url } = await ctx.providers.kyc.begin(person).catch((cause: unknown) => {
    throw new PxError('redirect_failed', { cause });
  });
  await ctx.db.transaction(async (tx) => {
    const inTx = withDb(ctx, tx);
    await tx.insert(kycRequests).values({
      requestId,
      profileId,
      createdAt: ctx.clock.now(),
      panHash: ctx.crypto.lookup('pan', person.pan),
    });
    // the words beside the button were read by who pressed it: an advisor agrees to nothing for the holder
    if (ctx.actor.kind === 'user')
      await giveConsent(tx, ctx, { profileId, purpose: 'kyc_shared', textVersion: CONSENT_VERSION });
    await audit(inTx, { action: 'kyc.begun', objectId: requestId, details: { device: input.device } });
  });
  return { url };
};

function pageIn(callbackUrl: string, { https }: Config): URL | null {
  const url = URL.canParse(callbackUrl) ? new URL(callbackUrl) : null;
  const isWeb = url?.protocol === 'https:' || (!https && url?.protocol === 'http:');
  return url && isWeb && url.username === '' && url.pathname.endsWith(KYC_CALLBACK_PATH) ? url : null;
}

/** Says whether the identity provider may send a person back there: to the callback page of this site, or of the partner whose page they are on. */
async function isCallbackAllowed(
  { config, db, partner }: Pick<Context, 'config' | 'db' | 'partner'>,
  callbackUrl: string,
): Promise<boolean> {
  const page = pageIn(callbackUrl, config);
  if (!page) return false;
  if (page.pathname === KYC_CALLBACK_PATH && isOwnName(page.hostname, config)) return true;
  if (!partner) return false;
  const origins = await db.select().from(partnerOrigins).where(eq(partnerOrigins.partnerId, partner.id));
  return origins.some((registered) => isOnOrigin(page, registered));
}
