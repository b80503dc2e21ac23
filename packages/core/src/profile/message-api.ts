import * as z from 'zod/mini';
import { endpoint, meta, nothing } from '#http/index.js';

const common = { query: nothing, access: ['investor', 'minor'], inPerson: true, secrets: [] } as const;

const messageSettingsSchema = z.object({
  /** The server sends messages by WhatsApp to who agreed. */
  isOffered: z.boolean(),
  /** The account holder agreed to it, at this time; null: they have not, or not any more. */
  whatsAppSince: z.nullable(z.number()),
  /** The language of notifications to the account holder, one of `LANGUAGES`; null: none was chosen yet, so English. */
  language: z.nullable(z.string()),
});

/** A value that `messageSettingsSchema` has decoded. */
export type MessageSettings = z.output<typeof messageSettingsSchema>;

export const getMessageSettings = endpoint({
  ...common,
  name: 'getMessageSettings',
  method: 'GET',
  path: '/api/v1/message-settings',
  body: null,
  reply: meta(messageSettingsSchema),
  errors: [],
  effect: 'read',
});

export const setWhatsApp = endpoint({
  ...common,
  name: 'setWhatsApp',
  method: 'POST',
  path: '/api/v1/message-settings/whatsapp',
  /** `consent`: the version of the words that were agreed to (`whatsAppConsent`); null withdraws. */
  body: z.object({ consent: z.nullable(z.string().check(z.minLength(1), z.maxLength(40))) }),
  reply: meta(messageSettingsSchema),
  errors: ['not_found'],
  effect: 'write',
});

export const setLetterLanguage = endpoint({
  ...common,
  name: 'setLetterLanguage',
  method: 'POST',
  path: '/api/v1/message-settings/language',
  /** A BCP 47 tag; one that the product does not speak is English. */
  body: z.object({ language: z.string().check(z.minLength(2), z.maxLength(35)) }),
  reply: meta(messageSettingsSchema),
  errors: [],
  effect: 'write',
});
