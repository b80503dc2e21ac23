import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing } from '#http/index.js';
import { dateCodec, instantCodec } from '#time/index.js';

const id = z.string().check(z.maxLength(100));
// longer than any limit: what is too long is told by its rule
const words = z.string().check(z.maxLength(5_000));
const ofCustomer = { encryptedId: id };

const customerNotesSchema = z.object({
  /** The server's day, by which tasks are due. */
  today: dateCodec,
  tags: z.array(z.string()),
  /** Latest first. */
  notes: z.array(z.object({ noteId: z.string(), text: z.string(), createdAt: instantCodec })),
  /** Those to do by their day, then those done, latest first. */
  tasks: z.array(z.object({ taskId: z.string(), text: z.string(), dueOn: dateCodec, isDone: z.boolean() })),
  /** The family in which the advisor groups them; '' for none. */
  family: z._default(z.string(), ''),
  /** All families of the advisor. */
  knownFamilies: z._default(z.array(z.string()), []),
  /** All tags that the advisor has given to customers. */
  knownTags: z.array(z.string()),
});

export const getCustomerNotes = endpoint({
  name: 'getCustomerNotes',
  method: 'GET',
  path: '/api/v1/customer-notes',
  query: z.object(ofCustomer),
  body: null,
  reply: meta(customerNotesSchema),
  errors: ['customer_unknown'],
  access: ADVISORS,
  effect: 'read',
  secrets: [],
});

export const setCustomerTags = endpoint({
  name: 'setCustomerTags',
  method: 'POST',
  path: '/api/v1/customer-notes/tags',
  query: nothing,
  body: z.object({ ...ofCustomer, tags: z.array(words).check(z.maxLength(100)) }),
  reply: meta(customerNotesSchema),
  errors: ['customer_unknown', 'invalid_input'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['tags'],
});

export const setCustomerFamily = endpoint({
  name: 'setCustomerFamily',
  method: 'POST',
  path: '/api/v1/customer-notes/family',
  query: nothing,
  body: z.object({ ...ofCustomer, family: words }),
  reply: meta(customerNotesSchema),
  errors: ['customer_unknown', 'invalid_input'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['family'],
});

export const addCustomerNote = endpoint({
  name: 'addCustomerNote',
  method: 'POST',
  path: '/api/v1/customer-notes/note',
  query: nothing,
  body: z.object({ ...ofCustomer, text: words }),
  reply: meta(customerNotesSchema),
  errors: ['customer_unknown', 'invalid_input'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['text'],
});

export const removeCustomerNote = endpoint({
  name: 'removeCustomerNote',
  method: 'POST',
  path: '/api/v1/customer-notes/remove-note',
  query: nothing,
  body: z.object({ ...ofCustomer, noteId: id }),
  reply: meta(customerNotesSchema),
  errors: ['customer_unknown', 'not_found'],
  access: ADVISORS,
  effect: 'write',
  secrets: [],
});

export const addCustomerTask = endpoint({
  name: 'addCustomerTask',
  method: 'POST',
  path: '/api/v1/customer-notes/task',
  query: nothing,
  body: z.object({ ...ofCustomer, text: words, dueOn: dateCodec }),
  reply: meta(customerNotesSchema),
  errors: ['customer_unknown', 'invalid_input'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['text'],
});

export const changeCustomerTask = endpoint({
  name: 'changeCustomerTask',
  method: 'POST',
  path: '/api/v1/customer-notes/change-task',
  query: nothing,
  body: z.object({ ...ofCustomer, taskId: id, dueOn: dateCodec, isDone: z.boolean() }),
  reply: meta(customerNotesSchema),
  errors: ['customer_unknown', 'invalid_input', 'not_found'],
  access: ADVISORS,
  effect: 'write',
  secrets: [],
});

export const removeCustomerTask = endpoint({
  name: 'removeCustomerTask',
  method: 'POST',
  path: '/api/v1/customer-notes/remove-task',
  query: nothing,
  body: z.object({ ...ofCustomer, taskId: id }),
  reply: meta(customerNotesSchema),
  errors: ['customer_unknown', 'not_found'],
  access: ADVISORS,
  effect: 'write',
  secrets: [],
});

/** What `getCustomerNotes` has decoded. */
export type CustomerNotes = z.output<typeof customerNotesSchema>;
/** A task of it. */
export type CustomerTask = CustomerNotes['tasks'][number];
