import * as z from 'zod/mini';
import { stateSchema } from '#http/index.js';
import { SIP_COVERS } from '#mandate/index.js';
import { amountCodec, navCodec, unitsCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { INSTALMENT_OUTCOMES } from './instalment-outcomes.js';
import { STEP_UP_KINDS } from './step-up.js';

/**
 * The statuses of a SIP on its page. `unpaid`: its first instalment waits for its payment, without which it expires. `waiting`: that is paid, and
 * has no units yet. `paused`: its next instalment is left out. `stopping`: it makes the instalment that is under way, and then ends.
 */
const SIP_STATUSES = ['unpaid', 'waiting', 'running', 'paused', 'stopping', 'stopped', 'completed'] as const;
/** One of `SIP_STATUSES`. */
export type SipStatus = (typeof SIP_STATUSES)[number];

/**
 * What is in the way of a SIP that has not begun. `offer_withdrawn`: its new fund offer. `cancelling`: the exchange is asked to cancel the order
 * that begins it. `expired`: that was not paid in time.
 */
const SIP_HOLDS = ['offer_withdrawn', 'cancelling', 'expired'] as const;
/** One of `SIP_HOLDS`. */
export type SipHold = (typeof SIP_HOLDS)[number];

/** The kinds of changes for which an exchange registers a SIP anew. */
const SIP_CHANGE_KINDS = ['terms', 'resume', 'step_up'] as const;
/** One of `SIP_CHANGE_KINDS`. */
export type SipChangeKind = (typeof SIP_CHANGE_KINDS)[number];

const planned = z.object({ instalment: z.number(), date: dateCodec, amount: amountCodec, isSkipped: z.boolean() });

const history = z.object({
  instalment: z.number(),
  /** The order number under which it has a page of its own; null where it was ordered elsewhere. */
  pxOrderNumber: z.nullable(z.string()),
  orderedOn: dateCodec,
  amount: amountCodec,
  outcome: stateSchema(INSTALMENT_OUTCOMES, 'under_way'),
  /** The reason why it was not invested; empty otherwise. */
  remarks: z.string(),
  allotment: z.nullable(z.object({ units: unitsCodec, nav: navCodec, navDate: dateCodec })),
});

/** Describes a SIP with what is to come, what was, and what may be changed. Amounts are in rupees. */
export const runningSipSchema = z.object({
  sipId: z.string(),
  scheme: z.object({
    encryptedSchemeId: z.string(),
    schemeName: z.string(),
    brand: z.string(),
    category: z.string(),
    subCategory: z.string(),
    minimumSipAmount: z.nullable(amountCodec),
    sipMultiple: amountCodec,
    maximumAmount: amountCodec,
    /** The days of the month that the scheme offers. */
    sipDates: z.array(z.number()),
  }),
  folioNo: z.nullable(z.string()),
  status: z.enum(SIP_STATUSES),
  /** What is in the way of one that is `unpaid` or `waiting`, and for which nothing is to be paid; null, or absent, where nothing is. */
  hold: z.optional(z.nullable(stateSchema(SIP_HOLDS, 'cancelling'))),
  amount: amountCodec,
  sipDate: z.number(),
  /** `UNTIL_CANCELLED` where it has no end. */
  instalments: z.number(),
  /** Those that have fallen due, invested or not. */
  instalmentsDone: z.number(),
  /** The terms by which the next ones fall due (`SipPlace`). */
  nextDate: z.nullable(dateCodec),
  skipFrom: z.nullable(z.number()),
  skipCount: z.number(),
  stopAfter: z.nullable(z.number()),
  /** When a SIP that is over may still be debited, since the exchange has not ended it; null, or absent, where it is not. */
  keptDate: z.optional(z.nullable(dateCodec)),
  /** The next instalments, skipped ones among them; empty once it is over. */
  upcoming: z.array(planned),
  /** Whether an approved mandate covers the next instalment. */
  autoPay: z.enum(SIP_COVERS),
  /** The mandate that its owner chose, or the one that pays the next instalment; null where none does. */
  mandate: z.nullable(z.object({ mandateId: z.string(), limit: amountCodec, bank: z.string() })),
  /** true where another approved mandate would pay it, once the SIP is changed to that; absent from a backend that debits by any. */
  otherMandate: z.optional(z.boolean()),
  /** The next instalment that can still be skipped, and until which day; null when none can. */
  skippable: z.nullable(z.object({ instalment: z.number(), date: dateCodec, until: dateCodec })),
  /** The instalment that is under way, and is made even if the SIP is stopped today; null when it would end at once. */
  lastBeforeStop: z.nullable(z.object({ instalment: z.number(), date: dateCodec })),
  /** The first instalment for which amount, mandate or, by `changeStart`, its day may still be changed; null when none is, or a change is on its way. */
  changeable: z.nullable(z.object({ instalment: z.number(), date: dateCodec })),
  /** The instalment with which a pause can end early; null where there is none before it ends by itself. */
  resumable: z.nullable(z.object({ instalment: z.number(), date: dateCodec })),
  /** The change that the exchange is asked for, until it is done. */
  change: z.nullable(
    z.object({
      kind: z.enum(SIP_CHANGE_KINDS),
      amount: amountCodec,
      sipDate: z.number(),
      /** The first instalment by it. */
      instalment: z.number(),
      date: dateCodec,
    }),
  ),
  /** The reason why the last change was not made; null once another one was. */
  refused: z.nullable(z.object({ kind: z.enum(SIP_CHANGE_KINDS), reason: z.string(), on: dateCodec })),
  stepUp: z.nullable(
    z.object({
      kind: z.enum(STEP_UP_KINDS),
      /** Rupees of a sum; null for per cent. */
      amount: z.nullable(amountCodec),
      percent: z.nullable(z.number()),
      next: z.nullable(z.object({ instalment: z.number(), date: dateCodec, amount: amountCodec })),
    }),
  ),
  /** The instalments that have fallen due, newest first. */
  history: z.array(history),
});

/** Describes all SIPs of an investor, and the day in India on which they were read. */
export const runningSipsSchema = z.object({ today: dateCodec, sips: z.array(runningSipSchema) });

/** A value that `runningSipSchema` has decoded. */
export type RunningSip = z.output<typeof runningSipSchema>;
/** A value that `runningSipsSchema` has decoded. */
export type RunningSips = z.output<typeof runningSipsSchema>;
