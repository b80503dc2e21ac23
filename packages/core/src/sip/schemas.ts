import * as z from 'zod/mini';
import { navCodec, unitsCodec } from '#money/index.js';
import { dateCodec } from '#time/index.js';
import { INSTALMENT_OUTCOMES } from '#order/states.js';

const instalmentSchema = z.object({
  /** Which one of the SIP; 1 was the order of the cart. */
  instalment: z.number(),
  /** Under which its own way is read. */
  pxOrderNumber: z.string(),
  orderedOn: dateCodec,
  /** What instalmentOutcome gives for the state of its order. */
  outcome: z.enum(INSTALMENT_OUTCOMES),
  /** Why it was not invested; empty otherwise. */
  remarks: z.string(),
  /** Once allotted. */
  allotment: z.nullable(z.object({ units: unitsCodec, nav: navCodec, navDate: dateCodec })),
});

export const sipProgressSchema = z.object({
  /** How many have fallen due, invested or not. */
  instalmentsDone: z.number(),
  nextDate: z.nullable(dateCodec),
  /** When the last one fell due; null while there are more. */
  endedOn: z.nullable(dateCodec),
  /** Those that were ordered here, newest first: of a SIP that was taken over from elsewhere, fewer than have fallen due. */
  instalments: z.array(instalmentSchema),
});

/** A value that `sipProgressSchema` has decoded. */
export type SipProgress = z.output<typeof sipProgressSchema>;
/** A value that `instalmentSchema` has decoded. */
export type SipInstalment = z.output<typeof instalmentSchema>;
