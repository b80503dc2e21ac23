import { businessDateAt, type BusinessDate } from '@prosperx/core/time';

/** The day in India by the reader's own clock, for what a field offers; the server judges by its own. */
export function todayByReader(now: () => number = Date.now): BusinessDate {
  return businessDateAt(now());
}
