import * as z from 'zod/mini';
import { REGISTRAR_ROWS_AT_ONCE, REGISTRARS } from './registrar-file.js';

/** A text of so many characters at most. */
export const short = (most: number) => z.string().check(z.maxLength(most));

/** What sends a part of a registrar’s file, with rows of one kind. */
export const partOfFile = <Row extends z.ZodMiniType>(row: Row) => ({
  registrar: z.enum(REGISTRARS),
  /** The SHA-256 of the file, in hexadecimal: one that was taken over whole is not read again. */
  fileHash: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  rows: z.array(row).check(z.minLength(1), z.maxLength(REGISTRAR_ROWS_AT_ONCE)),
  /** The rows of the whole file; with the last of them it counts as taken over. */
  fileRows: z.number().check(z.int(), z.minimum(1)),
  isLast: z.boolean(),
});

/** The answer to a part: what is new of it, and what was there already. */
export const partTaken = z.object({
  /** true of a file that was taken over before, of which nothing waits for another try at a PAN: nothing was done. */
  isKnownFile: z.boolean(),
  /** true where the file was taken over before, and its other parts are asked for still: a row may wait for another try at a PAN. */
  wasTaken: z.optional(z.boolean()),
  /** Rows that are new, or newer than what was there. */
  added: z.number(),
  /** Rows that are there already, by this file or another. */
  known: z.number(),
});
