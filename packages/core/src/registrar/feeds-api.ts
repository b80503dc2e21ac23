import * as z from 'zod/mini';
import { endpoint, meta, nothing, queryNumber } from '#http/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec, instantCodec } from '#time/index.js';
import { FEEDS } from './feed-layouts.js';
import { FEED_KINDS } from './feeds.js';
import { partOfFile, partTaken, short } from './part-of-file.js';
import { REGISTRARS } from './registrar-file.js';
import { RECORD_VIEWS } from './views.js';

/** The lines of a page of the registrars’ records. */
export const RECORDS_PAGE_SIZE = 25;

const rowSchema = z.object({
  recordKey: short(300).check(z.minLength(1)),
  folio: short(40).check(z.minLength(1)),
  product: short(40),
  scheme: short(250),
  holder: short(200),
  /** Kept as a keyed hash alone, by which its customer is found. */
  pan: short(10),
  kind: z.enum(FEED_KINDS),
  date: dateCodec,
  until: z.nullable(dateCodec),
  units: unitsCodec,
  nav: z.nullable(navCodec),
  amount: z.nullable(amountCodec),
  frequency: short(30),
});

export const importRegistrarRecords = endpoint({
  name: 'importRegistrarRecords',
  method: 'POST',
  path: '/api/v1/registrar-records/import',
  query: nothing,
  body: z.object({ ...partOfFile(rowSchema), feed: z.enum(FEEDS) }),
  reply: meta(partTaken),
  errors: ['invalid_input', 'too_many_requests'],
  access: ['advisor'],
  effect: 'write',
  needsVerified: true,
  secrets: ['rows'],
});

const folioFields = {
  registrar: z.enum(REGISTRARS),
  folio: z.string(),
  scheme: z.string(),
};

export const getRegistrarRecords = endpoint({
  name: 'getRegistrarRecords',
  method: 'GET',
  path: '/api/v1/registrar-records',
  query: z.object({
    show: z._default(z.enum(RECORD_VIEWS), 'outside'),
    /** The page, from 1. */
    page: z._default(queryNumber(1), 1),
  }),
  body: null,
  reply: meta(
    z.object({
      counts: z.object({ outside: z.number(), differences: z.number(), waiting: z.number() }),
      page: z.number(),
      totalPages: z.number(),
      /** The rows of one view at a time; the others are empty. */
      outside: z.array(
        z.object({
          ...folioFields,
          /** Names the account; `enterAccount` takes it. */
          encryptedId: z.string(),
          name: z.string(),
          /** The units by the last balance and what moved after it, or by all transactions. */
          units: unitsCodec,
          asOf: z.nullable(dateCodec),
          /** The value as the registrar has it; null where there is none. */
          value: z.nullable(amountCodec),
          /** The day of the balance that has the value: units may have moved since. */
          valueAsOf: z.nullable(dateCodec),
          transactions: z.number(),
          /** Standing instructions that go on, and their instalments together. */
          instructions: z.object({ count: z.number(), amount: amountCodec }),
        }),
      ),
      differences: z.array(
        z.object({
          ...folioFields,
          encryptedId: z.string(),
          name: z.string(),
          /** `balance`: the units differ. `missing_here`, `missing_there`: one book has a movement that the other has not. */
          kind: z.enum(['balance', 'missing_here', 'missing_there']),
          date: dateCodec,
          theirs: z.nullable(unitsCodec),
          ours: z.nullable(unitsCodec),
        }),
      ),
      waiting: z.array(
        z.object({ ...folioFields, holder: z.string(), rows: z.number(), last: dateCodec, hasPan: z.boolean() }),
      ),
      /** The files that were taken over, the latest first. */
      files: z.array(
        z.object({
          registrar: z.enum(REGISTRARS),
          feed: z.enum(FEEDS),
          rows: z.number(),
          importedAt: instantCodec,
        }),
      ),
    }),
  ),
  errors: ['invalid_input'],
  access: ['advisor'],
  effect: 'read',
  secrets: [],
});

/** What `getRegistrarRecords` has decoded. */
export type RegistrarRecords = z.output<typeof getRegistrarRecords.reply>['data'];
