import * as z from 'zod/mini';
import { endpoint, meta, nothing, operation } from '#http/index.js';
import { MINUTE } from '#time/index.js';
import { tokenInfoSchema } from './current-user.js';

/** Milliseconds for which a challenge is good, once. */
export const PASSKEY_VALIDITY = 5 * MINUTE;

/** The passkeys of one account. */
export const MAX_PASSKEYS = 10;

/* @__NO_SIDE_EFFECTS__ */
const id = () => z.string().check(z.maxLength(100));
/* @__NO_SIDE_EFFECTS__ */
const name = () => z.string().check(z.minLength(1), z.maxLength(60));
/** What a browser hands over, in base64url; a key and its certificates take about a thousand letters. */
/* @__NO_SIDE_EFFECTS__ */
const bytes = () => z.string().check(z.maxLength(8_000));

/** Describes a passkey of the account holder. */
export const passkeySchema = z.object({
  passkeyId: z.string(),
  name: z.string(),
  createdAt: z.number(),
  lastUsedAt: z.nullable(z.number()),
});

/** A value that `passkeySchema` has decoded. */
export type Passkey = z.output<typeof passkeySchema>;

/** Options as `PublicKeyCredential.parse…OptionsFromJSON` reads them. */
const optionsSchema = meta(z.object({ options: z.record(z.string(), z.unknown()) }));

/** A credential as its `toJSON` writes it; more than this is left alone. */
/* @__NO_SIDE_EFFECTS__ */
const credential = <Response extends z.core.$ZodLooseShape>(response: Response) =>
  z.object({
    id: bytes(),
    rawId: bytes(),
    type: z.literal('public-key'),
    response: z.object({ clientDataJSON: bytes(), ...response }),
  });

const common = { query: nothing, method: 'POST', effect: 'write' } as const;
const ofOwner = { ...common, access: ['investor', 'minor'], inPerson: true } as const;

export const startPasskey = endpoint({
  ...ofOwner,
  name: 'startPasskey',
  path: '/api/v1/passkeys/start',
  body: z.object({ password: z.string() }),
  reply: optionsSchema,
  errors: ['wrong_password', 'too_many_requests', 'passkey_limit'],
  secrets: ['password'],
});

export const addPasskey = endpoint({
  ...ofOwner,
  name: 'addPasskey',
  path: '/api/v1/passkeys/add',
  body: z.object({ name: name(), credential: credential({ attestationObject: bytes() }) }),
  reply: meta(passkeySchema),
  errors: ['passkey_refused', 'passkey_limit'],
  secrets: ['credential'],
});

export const renamePasskey = endpoint({
  ...ofOwner,
  name: 'renamePasskey',
  path: '/api/v1/passkeys/rename',
  body: z.object({ passkeyId: id(), name: name() }),
  reply: meta(z.null()),
  errors: ['not_found'],
  secrets: [],
});

export const removePasskey = endpoint({
  ...ofOwner,
  name: 'removePasskey',
  path: '/api/v1/passkeys/remove',
  // a page that was built before it was asked for gives none, which is a wrong one
  body: z.object({ passkeyId: id(), password: z._default(z.string(), '') }),
  reply: meta(z.null()),
  errors: ['wrong_password', 'too_many_requests', 'not_found', 'second_proof_missing'],
  secrets: ['password'],
});

export const startPasskeyLogin = endpoint({
  ...common,
  name: 'startPasskeyLogin',
  path: '/login/start-passkey',
  body: nothing,
  reply: optionsSchema,
  errors: ['too_many_requests'],
  access: ['visitor'],
  secrets: [],
});

/** What a passkey answers a login with. */
/* @__NO_SIDE_EFFECTS__ */
const assertion = () =>
  credential({ authenticatorData: bytes(), signature: bytes(), userHandle: z.optional(z.nullable(bytes())) });

export const passkeyLogin = endpoint({
  ...common,
  name: 'passkeyLogin',
  path: '/login/passkey',
  body: z.object({ credential: assertion() }),
  reply: operation(z.array(tokenInfoSchema)),
  errors: ['passkey_refused', 'mapped_to_other_agent', 'too_many_requests'],
  access: ['visitor'],
  secrets: ['credential'],
});

export const resetByPasskey = endpoint({
  ...common,
  name: 'resetByPasskey',
  path: '/login/reset-by-passkey',
  body: z.object({ mobile: z.string(), password: z.string(), ticket: z.string(), credential: assertion() }),
  reply: operation(z.array(tokenInfoSchema)),
  errors: [
    'invalid_input',
    'otp_required',
    'not_found',
    'mapped_to_other_agent',
    'wrong_password',
    'passkey_refused',
    'too_many_requests',
  ],
  access: ['visitor'],
  secrets: ['mobile', 'password', 'ticket', 'credential'],
});
