import { addDays, type BusinessDate } from '#time/index.js';

/** How an advisor's ARN stands: none in force, one that nobody has verified, or one that counts. */
export const ARN_STATES = ['missing', 'waiting', 'verified'] as const;
/** One of `ARN_STATES`. */
export type ArnState = (typeof ARN_STATES)[number];

/** What is known of an advisor's ARN. */
export interface RegisteredArn {
  readonly arn: string | null;
  /** The last day; null where it was never told. */
  readonly validTo: BusinessDate | null;
  readonly verified: boolean;
  /** The last day as it was verified, while other days wait. */
  readonly verifiedTo?: BusinessDate | null;
}

/** Returns how an advisor's ARN stands on a day. What an advisor typed counts once the operator has verified it. */
export function arnStateOf(registered: RegisteredArn, today: BusinessDate): ArnState {
  const { arn, validTo, verified, verifiedTo = null } = registered;
  if (arn === null || (validTo !== null && today > validTo)) return 'missing';
  return verified && (verifiedTo === null || today <= verifiedTo) ? 'verified' : 'waiting';
}

/** The days before the end of an ARN at which its advisor is told of it. */
export const ARN_END_DAYS = { first: 30, last: 7 } as const;

/** The end of an ARN. */
export interface ArnEnd {
  /** Has its prefix: "ARN-100101". */
  readonly arn: string;
  /** The last day on which it is valid. */
  readonly on: BusinessDate;
  /** Whether that day has passed. */
  readonly isOver: boolean;
}

/** Returns the end of an advisor's ARN where it has come, or is near and no other days wait for a person; null otherwise. */
export function arnEndOf(registered: RegisteredArn, today: BusinessDate): ArnEnd | null {
  const { arn, validTo, verifiedTo = null } = registered;
  if (arn === null || validTo === null) return null;
  const isOver = today > validTo;
  const isRenewed = verifiedTo !== null || arnStateOf(registered, today) !== 'verified';
  if (!isOver && (isRenewed || validTo > addDays(today, ARN_END_DAYS.first))) return null;
  return { arn, on: validTo, isOver };
}
