import * as z from 'zod/mini';
import { CHOICE_ERRORS } from '#cart/index.js';
import { endpoint, nothing, operation } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { runningSipSchema, runningSipsSchema } from './running-sips.js';
import { STEP_UP_KINDS } from './step-up.js';

const access = ['investor', 'advisor_for_customer'] as const;

export const getRunningSips = endpoint({
  name: 'getRunningSips',
  method: 'GET',
  path: '/api/v1/sips/running-sips',
  query: nothing,
  body: null,
  reply: operation(runningSipsSchema),
  errors: [],
  access,
  effect: 'read',
  secrets: [],
});

const ofSip = { sipId: z.string() };
/** The ticket of the code that confirms just this change (verifyProfileOtp). */
const ticket = z._default(z.string(), '');

/** What the calls that change a SIP share. */
const change = {
  method: 'POST',
  query: nothing,
  reply: operation(runningSipSchema),
  access,
  effect: 'money',
} as const;
const errors = ['sip_unknown', 'sip_not_running', 'sip_change_pending'] as const;

export const skipInstalment = endpoint({
  name: 'skipInstalment',
  ...change,
  path: '/api/v1/sips/skip-instalment',
  body: z.object({ ...ofSip, instalment: z.int32() }),
  errors: [...errors, 'sip_too_late'],
  secrets: [],
});

export const pauseSip = endpoint({
  name: 'pauseSip',
  ...change,
  path: '/api/v1/sips/pause-sip',
  /** `instalments`: how many are left out, by `isPauseLength`. */
  body: z.object({ ...ofSip, instalments: z.int32() }),
  errors: [...errors, 'sip_too_late', 'invalid_input'],
  secrets: [],
});

export const resumeSip = endpoint({
  name: 'resumeSip',
  ...change,
  path: '/api/v1/sips/resume-sip',
  body: z.object(ofSip),
  errors: [...errors, 'sip_too_late', 'sip_mandate_missing'],
  secrets: [],
});

export const changeSip = endpoint({
  name: 'changeSip',
  ...change,
  access: ['investor'],
  path: '/api/v1/sips/change-sip',
  body: z.object({
    ...ofSip,
    amount: amountCodec,
    sipDate: z.int32(),
    /** The mandate (`bseMandateId`) that is to pay; null for any that covers it. */
    mandateId: z.nullable(z.string()),
    ticket,
  }),
  errors: [
    ...errors,
    ...CHOICE_ERRORS,
    'sip_too_late',
    'sip_mandate_missing',
    'otp_required',
    'invalid_input',
    'kyc_refused',
    'not_onboarded',
  ],
  secrets: ['ticket'],
  byOwner: true,
});

export const stepUpSip = endpoint({
  name: 'stepUpSip',
  ...change,
  access: ['investor'],
  path: '/api/v1/sips/step-up-sip',
  body: z.object({
    ...ofSip,
    /** null ends the step-up. */
    kind: z.nullable(z.enum(STEP_UP_KINDS)),
    /** The amount of a step-up by a sum. */
    amount: z.nullable(amountCodec),
    /** The per cent of a step-up by per cent. */
    percent: z.nullable(z.number()),
    ticket,
  }),
  errors: [...errors, 'sip_too_late', 'otp_required', 'invalid_input'],
  secrets: ['ticket'],
  byOwner: true,
});

export const stopSip = endpoint({
  name: 'stopSip',
  ...change,
  access: ['investor'],
  path: '/api/v1/sips/stop-sip',
  body: z.object({ ...ofSip, ticket }),
  errors: ['sip_unknown', 'sip_not_running', 'otp_required'],
  secrets: ['ticket'],
  byOwner: true,
});

/** The states of a link in a reminder. `late`: the exchange has its instalment already. `gone`: it will not be debited anyway. */
const SKIP_LINK_STATES = ['open', 'skipped', 'late', 'gone'] as const;
/** One of `SKIP_LINK_STATES`. */
export type SkipLinkState = (typeof SKIP_LINK_STATES)[number];

/** The parts that the calls by the link of a reminder share: whoever has it reads the notifications of the SIP's owner. */
const byLink = {
  method: 'POST',
  query: nothing,
  body: z.object({ token: z.string() }),
  reply: operation(
    z.object({
      state: z.enum(SKIP_LINK_STATES),
      schemeName: z.string(),
      amount: amountCodec,
      date: dateCodec,
      /** The last day on which it can be skipped. */
      until: dateCodec,
      /** The next debit if it is skipped; null when none is left. */
      next: z.nullable(dateCodec),
    }),
  ),
  errors: ['skip_link_invalid', 'too_many_requests'],
  access: ['visitor'],
  secrets: ['token'],
} as const;

export const readSkipLink = endpoint({
  name: 'readSkipLink',
  ...byLink,
  path: '/api/v1/sips/read-skip-link',
  effect: 'read',
});

export const skipByLink = endpoint({
  name: 'skipByLink',
  ...byLink,
  path: '/api/v1/sips/skip-by-link',
  effect: 'write',
});
