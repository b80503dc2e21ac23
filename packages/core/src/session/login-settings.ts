import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';
import { passkeySchema } from './passkeys.js';

/** The cases in which a login asks for a code besides the password. */
export const CODE_AT_LOGIN = ['never', 'new_device', 'always'] as const;
/** One of `CODE_AT_LOGIN`. */
export type CodeAtLogin = (typeof CODE_AT_LOGIN)[number];

const common = { query: nothing, access: ['investor', 'minor'], inPerson: true } as const;

const loginSettingsSchema = z.object({
  codeAtLogin: z.enum(CODE_AT_LOGIN),
  /** null where there is no password yet. */
  passwordChangedAt: z.nullable(z.number()),
  passkeys: z.array(passkeySchema),
});

/** A value that `loginSettingsSchema` has decoded. */
export type LoginSettings = z.output<typeof loginSettingsSchema>;

export const getLoginSettings = endpoint({
  ...common,
  name: 'getLoginSettings',
  method: 'GET',
  path: '/api/v1/login-settings',
  body: null,
  reply: meta(loginSettingsSchema),
  errors: [],
  effect: 'read',
  secrets: [],
});

export const setCodeAtLogin = endpoint({
  ...common,
  name: 'setCodeAtLogin',
  method: 'POST',
  path: '/api/v1/login-settings/code',
  body: z.object({ codeAtLogin: z.enum(CODE_AT_LOGIN), password: z.string() }),
  reply: meta(z.null()),
  errors: ['wrong_password', 'too_many_requests', 'second_proof_missing'],
  effect: 'write',
  secrets: ['password'],
});

export const changePassword = endpoint({
  ...common,
  name: 'changePassword',
  method: 'POST',
  path: '/api/v1/login-settings/password',
  body: z.object({ password: z.string(), newPassword: z.string() }),
  reply: meta(z.null()),
  errors: ['invalid_input', 'wrong_password', 'too_many_requests'],
  effect: 'write',
  secrets: ['password', 'newPassword'],
});
