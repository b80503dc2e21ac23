import type { Instant } from '@prosperx/core/time';

/** Something that falls due by the clock: jobs, messages to providers. */
export interface DueWork {
  /** When its next piece can be done; null when nothing waits. What another worker holds counts from the end of its lease. */
  nextDueAt(): Promise<Instant | null>;
  /** Does what is due now. What fails is put off: its next time lies in the future. */
  runDue(): Promise<void>;
}
