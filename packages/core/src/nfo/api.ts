import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing, operation, pageAddress } from '#http/index.js';
import { nfoListSchema } from './schemas.js';

export const getNfos = endpoint({
  name: 'getNfos',
  method: 'GET',
  path: '/api/v1/mf/NFO-details',
  query: nothing,
  body: null,
  reply: meta(nfoListSchema),
  errors: [],
  access: ['public'],
  effect: 'read',
  secrets: [],
});

export const shareNfo = endpoint({
  name: 'shareNfo',
  method: 'POST',
  path: '/api/v1/mf/share-NFO',
  query: nothing,
  body: z.object({
    type: z.enum(['email', 'mobile']),
    /** The address, or the ten digits. */
    value: z.string(),
    /** The name by which the reader is addressed. */
    customer: z.optional(z.string().check(z.maxLength(100))),
    /** What the page says of the closing date; the message has the server's own. */
    closeDate: z.optional(z.string()),
    /** Ids of the offers, parted by commas. */
    schemeId: z.string(),
    /** The page of this site that the message leads to. */
    shareUrl: pageAddress(),
  }),
  reply: operation(z.null()),
  errors: ['scheme_unknown', 'nfo_not_shared', 'too_many_requests', 'invalid_input'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['value', 'customer'],
});

const remindersPath = '/api/v1/mf/NFO-reminders';
const remindedAccess = ['investor', 'minor'] as const;

/** Describes the ids of the offers of whose close the person is reminded. */
const remindersSchema = z.array(z.string());

export const getNfoReminders = endpoint({
  name: 'getNfoReminders',
  method: 'GET',
  path: remindersPath,
  query: nothing,
  body: null,
  reply: meta(remindersSchema),
  errors: [],
  access: remindedAccess,
  effect: 'read',
  secrets: [],
});

export const setNfoReminder = endpoint({
  name: 'setNfoReminder',
  method: 'POST',
  path: remindersPath,
  query: nothing,
  body: z.object({
    /** The id of the offer. */
    schemeId: z.string().check(z.maxLength(80)),
    /** Whether the person wants to be reminded. */
    remind: z.boolean(),
  }),
  reply: meta(remindersSchema),
  errors: ['scheme_unknown', 'nfo_reminder_too_late', 'invalid_input'],
  access: remindedAccess,
  effect: 'write',
  secrets: [],
});
