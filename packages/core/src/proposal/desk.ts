/**
 * How proposals stand on the desk of their advisor, what is to be done first. `waiting`: their customer can still answer; `failed`: approved,
 * and something of it was not carried out; `expired`: not answered in time; `declined`; `underway`: approved, and something of it still has
 * to be paid or carried out; `draft`: put together and not sent; `done`: all that was approved has its units or its money, or runs as a SIP
 * or a plan; `withdrawn`. A version that gave way to a newer one stands nowhere.
 */
export const DESK_STANDS = [
  'waiting',
  'failed',
  'expired',
  'declined',
  'underway',
  'draft',
  'done',
  'withdrawn',
] as const;
/** One of `DESK_STANDS`. */
export type DeskStand = (typeof DESK_STANDS)[number];

/** What an advisor does next with a proposal: `resend` puts a new version together. */
type DeskAct = 'message' | 'resend' | 'withdraw' | 'open';

const ACTS: Readonly<Record<DeskStand, readonly DeskAct[]>> = {
  waiting: ['message', 'withdraw', 'open'],
  failed: ['message', 'open'],
  expired: ['message', 'resend', 'open'],
  declined: ['message', 'resend', 'open'],
  underway: ['message', 'open'],
  draft: ['open'],
  done: ['open'],
  withdrawn: ['resend', 'open'],
};

/** Returns what comes next for a proposal that stands so, as it is offered. */
export const deskActsOf = (stand: DeskStand): readonly DeskAct[] => ACTS[stand];

/** Proposals on a page of the list. */
export const DESK_PAGE_SIZE = 20;
