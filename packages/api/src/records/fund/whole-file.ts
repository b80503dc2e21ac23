import type { BusinessDate } from '@prosperx/core/time';
import { MasterFileError } from './master-file.js';

/** The least share of what is known that a new file must name: one with less is taken for a part of a file. */
const LEAST_SHARE = 0.8;
/** The least that must be known: a share of less says nothing. */
const ENOUGH_TO_COMPARE = 50;

/** What a file names, and what is known of its kind. */
export interface Compared {
  readonly found: number;
  readonly known: number;
  /** What is counted, such as "schemes". */
  readonly what: string;
  /** true where somebody says that so much less is right. */
  readonly mayShrink?: boolean | undefined;
}

/** Counts what the newest file has named, by the day of the file that named each last. */
export function namedByNewest(days: readonly (BusinessDate | null)[]): number {
  const newest = days.reduce((last, day) => (day !== null && (last === null || day > last) ? day : last), null);
  return newest === null ? 0 : days.filter((day) => day === newest).length;
}

/** Throws MasterFileError for a file that names far less than what is known: it was cut off, or is of something else. */
export function refusePart({ found, known, what, mayShrink = false }: Compared): void {
  if (mayShrink || known < ENOUGH_TO_COMPARE || found >= known * LEAST_SHARE) return;
  throw new MasterFileError(
    `the file has ${found} ${what}, and ${known} are known: perhaps it is a part of the file; get it again, or import it by npm run import with --fewer if it is right`,
  );
}

/** The text of a file, in UTF-8 alone: names in another code would be stored with holes. Throws TypeError. */
export const textOfFile = (bytes: Uint8Array): string => new TextDecoder('utf-8', { fatal: true }).decode(bytes);
