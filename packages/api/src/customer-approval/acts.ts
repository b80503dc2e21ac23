import { changeBankAccount as bankCall, updateBankAccount as bankUseCall } from '@prosperx/core/bank';
import type { ApprovableCall } from '@prosperx/core/customer-approval';
import { PxError } from '@prosperx/core/errors';
import type { Endpoint } from '@prosperx/core/http';
import { updateNominees as nomineesCall } from '@prosperx/core/nominee';
import {
  saveProfile as saveCall,
  saveUser as registerCall,
  sendOnboardingOtp as codeCall,
  updateProfile as contactCall,
} from '@prosperx/core/profile';
import {
  requestRedemption as redemptionCall,
  requestSwitch as switchCall,
  redemptionRequestSchema,
  redemptionText,
} from '@prosperx/core/redemption';
import { changeSip as changeCall, stepUpSip as stepUpCall, stopSip as stopCall } from '@prosperx/core/sip';
import * as z from 'zod/mini';
import type { InTransaction } from '#db/db.js';
import type { DataOf, InputOf, Verb } from '#http/serve.js';
import { type Context, requesterOf, subjectOf, withDb } from '#kernel/context.js';
import { prepareAccount, updateBankAccount } from '#modules/bank/change-bank-account.js';
import { sendTransactionOtp } from '#modules/orders/place/transaction-otp.js';
import { confirmedRedemption } from '#modules/orders/redeem/redemption-otp.js';
import { requestRedemption, requestSwitch } from '#modules/orders/redeem/request-redemption.js';
import { prepareNominees } from '#modules/profile/nomination.js';
import { sendOnboardingOtp, sendProfileOtp } from '#modules/profile/profile-otp.js';
import { saveUser } from '#modules/profile/register-client.js';
import { prepareProfile } from '#modules/profile/save-profile.js';
import { prepareContact } from '#modules/profile/update-profile.js';
import { changeSip } from '#modules/sips/change-sip.js';
import { stepUpSip } from '#modules/sips/step-up-sip.js';
import { stopSip } from '#modules/sips/stop-sip.js';
import type { OtpChallenge } from '#otp/challenge.js';
import { verifyOtp } from '#otp/verify-otp.js';
import { verifyTransactionCode } from '#otp/verify-transaction-code.js';
import type { AdvisorNeeds } from '#records/agent/approval-block.js';
import { changeHash, onboardingChallenge, profileChallenge } from '#records/profile/profile-challenge.js';
import { readProfile } from '#records/profile/repository.js';
import { checkSip, checkStepUpIn } from './sip-lines.js';

/** The body of a call as it travels, without ticket. */
export type Change = Readonly<Record<string, unknown>>;

interface SentOtp {
  readonly sentTo: string;
  readonly resendAfter: number;
  /** Only of a switch: whether the scheme is of high risk. */
  readonly highRisk?: boolean;
}

/** An act of an account holder that an advisor prepares. All but `read` are given the context of the account holder. */
export interface Act extends AdvisorNeeds {
  /** Reads what was asked for. Throws `invalid_input` with the fields at fault. */
  read(change: Change): Change;
  /** Throws what the act would be refused with as things stand, before it is asked for and before a code is sent; what that knows itself is not asked here. */
  check?(ctx: Context, change: Change): Promise<void>;
  sendCode(ctx: Context, change: Change): Promise<SentOtp>;
  /** Takes the code and resolves to the ticket by which the act is carried out. */
  verify(ctx: Context, change: Change, code: string): Promise<string>;
  /** Asks what has to be asked; resolves to what carries the act out, in the transaction that keeps the answer, and resolves to the number of the order that is placed by it: null for anything else. */
  prepare(ctx: Context, change: Change, ticket: string): Promise<InTransaction<string | null>>;
}

/** How a call is prepared for a transaction of which it is a part. */
type Prepare<E extends Endpoint> = (ctx: Context, input: InputOf<E>) => Promise<InTransaction<unknown>>;

/** Prepares a call that asks no provider: all of it is done in the transaction. */
const whole =
  <E extends Endpoint>(verb: Verb<E>): Prepare<E> =>
  async (ctx, input) =>
  (tx) =>
    verb({ ctx: withDb(ctx, tx), input });

/** Reads the body of a call as its route does, and leaves out what the code does not confirm. */
export function readBody(endpoint: Endpoint, change: Change): Change {
  const schema = endpoint.body ?? z.object({});
  const parsed = z.safeDecode(schema, change);
  if (!parsed.success) {
    const fields = parsed.error.issues.map(({ path, code }) => [path.join('.'), code]);
    throw new PxError('invalid_input', { fields: Object.fromEntries(fields) });
  }
  const { ticket: _, shown: __, ...wire } = z.encode(schema, parsed.data) as Record<string, unknown>;
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== undefined));
}

/** Returns the input of a call as its route decodes it, about the account that is open. */
function inputOf<E extends Endpoint>({ body, query }: E, ctx: Context, change: Change, ticket: string): InputOf<E> {
  const { ucc, profileId } = subjectOf(ctx);
  const named = z.decode(query as z.core.$ZodType, { ucc, encryptedId: profileId });
  return {
    ...(named as object),
    ...(z.decode(body as z.core.$ZodType, { ...change, ticket }) as object),
  } as InputOf<E>;
}

const guessOf = (ctx: Context, challenge: OtpChallenge, code: string) => ({
  ctx,
  ...challenge,
  code,
  requester: requesterOf(ctx),
});

/** A change that a code of the profile confirms. */
function changeOf<E extends Endpoint>(
  call: E,
  prepare: Prepare<E>,
  needs: Partial<AdvisorNeeds> & Pick<Act, 'check'> = {},
): Act {
  return {
    movesMoney: false,
    needsArn: false,
    ...needs,
    read: (change) => readBody(call, change),
    sendCode: (ctx, change) => {
      const input = { encryptedId: subjectOf(ctx).profileId, purpose: 'edit', change: { ...change } } as const;
      return sendProfileOtp({ ctx, input });
    },
    verify: (ctx, change, code) =>
      verifyOtp(guessOf(ctx, profileChallenge(subjectOf(ctx), 'edit', changeHash(ctx, change)), code)),
    prepare: async (ctx, change, ticket) => {
      const carryOut = await prepare(ctx, inputOf(call, ctx, change, ticket));
      return (tx) => carryOut(tx).then(() => null);
    },
  };
}

/** A redemption or a switch: the code is that of just this sale. */
function redemptionOf<E extends typeof redemptionCall | typeof switchCall>(
  call: E,
  verb: Verb<E>,
  numberOf: (placed: DataOf<E>) => string,
): Act {
  const textOf = (change: Change) =>
    redemptionText(z.decode(redemptionRequestSchema, change as z.input<typeof redemptionRequestSchema>));
  return {
    movesMoney: true,
    needsArn: true,
    read: (change) => readBody(call, change),
    sendCode: (ctx, change) => sendTransactionOtp({ ctx, input: { flowType: '3', cartId: '', sale: textOf(change) } }),
    verify: async (ctx, change, code) => {
      await verifyTransactionCode(ctx, await confirmedRedemption(ctx, textOf(change)), code);
      return '';
    },
    prepare: async (ctx, change) => async (tx) =>
      numberOf(await verb({ ctx: withDb(ctx, tx), input: inputOf(call, ctx, change, '') })),
  };
}

/** Another email address before the registration: whoever enters it owns the account. */
const emailOfApplicant: Act = {
  ...changeOf(saveCall, prepareProfile),
  read: ({ primaryEmail = '' }) => readBody(saveCall, { primaryEmail }),
};

/** The registration with the exchange, by the code of onboarding. */
const registration: Act = {
  movesMoney: false,
  needsArn: false,
  read: () => ({}),
  sendCode: (ctx) => sendOnboardingOtp({ ctx, input: inputOf(codeCall, ctx, {}, '') }),
  verify: async (ctx, _, code) =>
    verifyOtp(guessOf(ctx, onboardingChallenge(await readProfile(ctx.db, subjectOf(ctx).profileId)), code)),
  prepare: async (ctx, change, ticket) => async (tx) => {
    await saveUser({ ctx: withDb(ctx, tx), input: inputOf(registerCall, ctx, change, ticket) });
    return null;
  },
};

/** What a customer approves, by the call that carries it out. */
export const ACTS: Readonly<Record<ApprovableCall, Act>> = {
  requestRedemption: redemptionOf(redemptionCall, requestRedemption, ({ pxOrderNumber }) => pxOrderNumber),
  requestSwitch: redemptionOf(switchCall, requestSwitch, ({ pxOrderNumber }) => pxOrderNumber),
  saveProfile: emailOfApplicant,
  updateProfile: changeOf(contactCall, prepareContact),
  updateNominees: changeOf(nomineesCall, prepareNominees),
  changeBankAccount: changeOf(bankCall, prepareAccount),
  updateBankAccount: changeOf(bankUseCall, whole(updateBankAccount)),
  changeSip: changeOf(changeCall, whole(changeSip), { movesMoney: true, needsArn: true, check: checkSip }),
  stepUpSip: changeOf(stepUpCall, whole(stepUpSip), { movesMoney: true, needsArn: true, check: checkStepUpIn }),
  // a SIP may always be stopped
  stopSip: changeOf(stopCall, whole(stopSip), { movesMoney: true, check: checkSip }),
  saveUser: registration,
};
