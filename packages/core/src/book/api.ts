import * as z from 'zod/mini';
import { endpoint, meta, nothing, queryNumber } from '#http/index.js';
import { amountCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { BOOK_GROUPS } from './book.js';

/** The longest name of a house or category that is looked for. */
const MAX_NAME = 100;

const filter = {
  /** Leaves in what is of this fund house; absent: of all. */
  house: z.optional(z.string().check(z.maxLength(MAX_NAME))),
  /** Leaves in what is of this category; absent: of all. */
  category: z.optional(z.string().check(z.maxLength(MAX_NAME))),
};

const sipsSchema = z.object({ count: z.number(), monthly: amountCodec });

const sumsSchema = z.object({
  /** What is held, at the last NAVs. */
  aum: amountCodec,
  /** Accounts that hold something of it, or have a SIP in it. */
  customers: z.number(),
  /** The SIPs that run, and what they invest a month. */
  sips: sipsSchema,
});

export const getBook = endpoint({
  name: 'getBook',
  method: 'GET',
  path: '/api/v1/reports/book',
  query: z.object({
    ...filter,
    by: z._default(z.enum(BOOK_GROUPS), 'house'),
    /** The page, from 1. */
    page: z._default(queryNumber(1), 1),
  }),
  body: null,
  reply: meta(
    z.object({
      /** The day of the newest NAV at which something is valued, others may be older; null while nothing is held. */
      asOf: z.nullable(dateCodec),
      totals: sumsSchema,
      /** Those that hold most come first. */
      rows: z.array(
        z.extend(sumsSchema, {
          /** The house or category by its name, or the id of the customer's account, which `enterAccount` takes. */
          key: z.string(),
          name: z.string(),
          /** The client code of a customer; null of a house or category. */
          ucc: z.nullable(z.string()),
        }),
      ),
      page: z.number(),
      totalPages: z.number(),
      /** The rows on all pages. */
      totalElements: z.number(),
      /** What the filters can choose of. */
      houses: z.array(z.string()),
      categories: z.array(z.string()),
    }),
  ),
  errors: ['forbidden', 'invalid_input', 'not_found'],
  access: ['advisor'],
  effect: 'read',
  secrets: [],
});

const monthSchema = z.object({
  /** Its first day. */
  month: dateCodec,
  /** The day at whose last NAVs what was held at the month's end is valued: of this month the latest, else its last; null where nothing was. */
  asOf: z.nullable(dateCodec),
  aum: amountCodec,
  /** What came in by purchases and SIPs, and went out by redemptions, less what was reversed; both are positive. */
  purchases: amountCodec,
  redemptions: amountCodec,
  /** What came in and went out by switches, STPs among them. */
  switchedIn: amountCodec,
  switchedOut: amountCodec,
  /** All of these together: what came in less what went out. */
  net: amountCodec,
  /** The SIPs that stood at its end, at their amounts of today. */
  sips: sipsSchema,
});

export const getBookMonths = endpoint({
  name: 'getBookMonths',
  method: 'GET',
  path: '/api/v1/reports/book-months',
  query: z.object(filter),
  body: null,
  /** This month first; none before the first purchase or SIP. */
  reply: meta(z.object({ months: z.array(monthSchema) })),
  errors: ['forbidden', 'invalid_input', 'not_found'],
  access: ['advisor'],
  effect: 'read',
  secrets: [],
});

export const getBookFiles = endpoint({
  name: 'getBookFiles',
  method: 'GET',
  path: '/api/v1/reports/book-files',
  query: nothing,
  body: null,
  /** Paths of the whole book as files, good for ten minutes. */
  reply: meta(z.object({ csv: z.string(), xlsx: z.string(), pdf: z.string() })),
  errors: ['forbidden', 'not_found'],
  access: ['advisor'],
  effect: 'read',
  secrets: [],
});

/** Values that the replies have decoded to. */
export type Book = z.output<typeof getBook.reply>['data'];
/** A line of the book: a fund house, a category or a customer. */
export type BookRow = Book['rows'][number];
/** A month of the book. */
export type BookMonth = z.output<typeof monthSchema>;
