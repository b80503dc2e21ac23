import * as z from 'zod/mini';
import { stateSchema } from '#http/index.js';
import { navCodec, unitsCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { INSTALMENT_OUTCOMES } from './instalment-outcomes.js';

const instalmentSchema = z.object({
  /** The number of the instalment; 1 was the order of the cart. */
  instalment: z.number(),
  /** The order number under which the instalment has a page of its own. */
  pxOrderNumber: z.string(),
  orderedOn: dateCodec,
  /** The result of instalmentOutcome for the state of its order. */
  outcome: stateSchema(INSTALMENT_OUTCOMES, 'under_way'),
  /** The reason why it was not invested; empty otherwise. */
  remarks: z.string(),
  /** The allotment; null before. */
  allotment: z.nullable(z.object({ units: unitsCodec, nav: navCodec, navDate: dateCodec })),
});

/** Describes how far a SIP has come. */
export const sipProgressSchema = z.object({
  /** The number of instalments that have fallen due, invested or not. */
  instalmentsDone: z.number(),
  nextDate: z.nullable(dateCodec),
  /** The date on which the last one fell due, or its owner stopped it; null while there are more. */
  endedOn: z.nullable(dateCodec),
  /** true when its owner stopped it; another backend may leave it out. */
  isStopped: z.optional(z.boolean()),
  /** The instalments that were ordered here, newest first: for a SIP that was taken over from elsewhere, fewer than have fallen due. */
  instalments: z.array(instalmentSchema),
});

/** A value that `sipProgressSchema` has decoded. */
export type SipProgress = z.output<typeof sipProgressSchema>;
/** A value that `instalmentSchema` has decoded. */
export type SipInstalment = z.output<typeof instalmentSchema>;
