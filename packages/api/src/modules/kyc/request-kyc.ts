import { PxError } from '@prosperx/core/errors';
import { checkPan, type requestKyc as call, tidyPan } from '@prosperx/core/kyc';
import { checkProfileEmail } from '@prosperx/core/profile';
import { checkMobile, checkName, tidyMobile, tidyText } from '@prosperx/core/session';
import { eq } from 'drizzle-orm';
import { audit } from '#audit/audit.js';
import { type Context, subjectOf, withDb } from '#context.js';
import { kycRequests, users } from '#db/schema/index.js';
import type { InputOf, Verb } from '#http/serve.js';
import { giveConsent } from '#modules/profile/consent.js';
import { takeFrom, throttleKey } from '#throttle/throttle.js';
import { isCallbackAllowed } from './callback-url.js';
import type { KycPerson } from './port.js';

/** Of the words beside the button by which a person lets us tell the provider who he is. */
const CONSENT_VERSION = '1';

const REQUESTS = { most: 10, within: 24 * 3_600_000 };

/** His pages know his mobile number masked only. */
async function ownMobile(ctx: Context): Promise<string> {
  const [user] = await ctx.db
    .select()
    .from(users)
    .where(eq(users.id, subjectOf(ctx).userId));
  return user ? ctx.crypto.open(user.mobile) : '';
}

async function personIn(ctx: Context, input: InputOf<typeof call>): Promise<KycPerson> {
  const person = {
    pan: tidyPan(input.pancard),
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
  await takeFrom(ctx, throttleKey(ctx, 'kyc-request', profileId), REQUESTS);
  const { requestId, url } = await ctx.providers.kyc.begin(person).catch((cause: unknown) => {
    throw new PxError('redirect_failed', { cause });
  });
  await ctx.db.transaction(async (tx) => {
    const inTx = withDb(ctx, tx);
    await tx.insert(kycRequests).values({ requestId, profileId, createdAt: ctx.clock.now() });
    await giveConsent(tx, ctx, { profileId, purpose: 'kyc_shared', textVersion: CONSENT_VERSION });
    await audit(inTx, { action: 'kyc.begun', objectId: requestId, details: { device: input.device } });
  });
  return { url };
};
