import * as z from 'zod/mini';
import { ADVISORS, endpoint, meta, nothing } from '#http/index.js';
import { dateCodec } from '#time/index.js';
import { UPDATE_ROWS } from './update.js';

const words = z.string().check(z.maxLength(5_000));

const updateSchema = z.object({
  ucc: words,
  mobile: words,
  family: words,
  tags: z.array(words).check(z.maxLength(100)),
  note: words,
  task: words,
  dueOn: z.nullable(dateCodec),
});

const outcomeSchema = z.object({
  /** Whom it is about; '' where nobody was found. */
  name: z.string(),
  /** `same`: all of it is kept already. */
  outcome: z.enum(['changes', 'same', 'refused']),
  /** Codes of what is wrong with a row that is refused. */
  faults: z.array(z.string()),
  /** What changes: the family that was and the one that comes, the tags that are added, and whether a note and a task are. */
  family: z.nullable(z.object({ from: z.string(), to: z.string() })),
  tags: z.array(z.string()),
  note: z.boolean(),
  task: z.boolean(),
});

export const updateCustomers = endpoint({
  name: 'updateCustomers',
  method: 'POST',
  path: '/api/v1/customer-notes/update-many',
  query: nothing,
  body: z.object({
    rows: z.array(updateSchema).check(z.minLength(1), z.maxLength(UPDATE_ROWS)),
    /** true: says what would change, and changes nothing. */
    isPreview: z.boolean(),
  }),
  /** One for each row, in the order in which they were sent. */
  reply: meta(z.object({ rows: z.array(outcomeSchema) })),
  errors: ['invalid_input', 'too_many_requests'],
  access: ADVISORS,
  effect: 'write',
  secrets: ['rows'],
});

/** What a row changes, or changed. */
export type UpdateOutcome = z.output<typeof outcomeSchema>;
