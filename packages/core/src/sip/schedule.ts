import { addDays, addMonths, type BusinessDate, partsOf, type ExchangeCalendar } from '#time/index.js';
import { instalmentAfter, instalmentDate, monthOfInstalment, nominalDate } from './instalments.js';

/**
 * The days that an exchange needs. An instalment that is nearer is under way and goes on as it was. `pause` and `stop` are working days (SEBI's
 * two working days for the end of a SIP; a pause takes as long); `registration` are calendar days, since a changed SIP is registered anew, and
 * exchanges take no start of a monthly SIP that is nearer. An operator may pass others.
 */
export const SIP_LEAD = { pause: 2, stop: 2, registration: 30 } as const;
/** The days before an instalment by which each change of a SIP is made. */
export type SipLead = Readonly<Record<keyof typeof SIP_LEAD, number>>;

/** The instalments that one pause may leave out; one is called a skip. */
export const SIP_PAUSE = { min: 1, max: 6 } as const;

/** The working days before a debit on which its owner is reminded: early enough that the link in the reminder can still skip it. */
export const SIP_REMINDER_DAYS = 5;

/** The facts of a SIP by which its instalments fall due. Instalments are named by their number; 1 began the SIP. */
export interface SipPlace {
  readonly sipDate: number;
  readonly instalments: number;
  readonly instalmentsDone: number;
  /** The date of the instalment after those done, skipped or not; null when there is none. */
  readonly nextDate: BusinessDate | null;
  /** The first instalment that a pause leaves out, and how many it does; null and 0 without one. */
  readonly skipFrom: number | null;
  readonly skipCount: number;
  /** The last instalment before the SIP stops; null while it is not to stop. */
  readonly stopAfter: number | null;
}

/** An instalment that is still to come. */
export interface PlannedInstalment {
  readonly instalment: number;
  readonly date: BusinessDate;
  readonly isSkipped: boolean;
}

/** Tells whether a pause leaves an instalment out. */
export function isSkipped(
  { skipFrom, skipCount }: Pick<SipPlace, 'skipFrom' | 'skipCount'>,
  instalment: number,
): boolean {
  return skipFrom !== null && instalment >= skipFrom && instalment < skipFrom + skipCount;
}

/** Returns the next instalments of a SIP, at most `count`, skipped ones among them. */
export function plannedInstalments(sip: SipPlace, count: number, calendar: ExchangeCalendar): PlannedInstalment[] {
  const planned: PlannedInstalment[] = [];
  const last = Math.min(sip.instalments, sip.stopAfter ?? sip.instalments);
  let date = sip.nextDate;
  for (let instalment = sip.instalmentsDone + 1; date !== null && instalment <= last; instalment++) {
    if (planned.length === count) break;
    planned.push({ instalment, date, isSkipped: isSkipped(sip, instalment) });
    date = instalmentAfter(sip.sipDate, date, calendar);
  }
  return planned;
}

/** The instalments among which one that may be changed is looked for: those of a pause, and two that are under way. */
const HORIZON = SIP_PAUSE.max + 3;

/** Returns the next instalment that will be debited; null when none is left. */
export function nextDebit(sip: SipPlace, calendar: ExchangeCalendar): PlannedInstalment | null {
  return plannedInstalments(sip, HORIZON, calendar).find((each) => !each.isSkipped) ?? null;
}

/** Returns the first instalment that a pause asked for today leaves out: the next debit that is not under way; null when none is left. */
export function firstToSkip(
  sip: SipPlace,
  today: BusinessDate,
  calendar: ExchangeCalendar,
  { pause }: Pick<SipLead, 'pause'> = SIP_LEAD,
): PlannedInstalment | null {
  const earliest = calendar.add(today, pause);
  const open = (each: PlannedInstalment) => !each.isSkipped && each.date >= earliest;
  return plannedInstalments(sip, HORIZON, calendar).find(open) ?? null;
}

/** Returns the last day on which an instalment can still be skipped: the exchange's lead before its date. */
export function lastDayToSkip(
  date: BusinessDate,
  calendar: ExchangeCalendar,
  { pause }: Pick<SipLead, 'pause'> = SIP_LEAD,
): BusinessDate {
  return calendar.add(date, -pause);
}

/** Tells whether a pause of so many instalments is offered: a whole number within `SIP_PAUSE`. */
export function isPauseLength(count: number): boolean {
  return Number.isInteger(count) && count >= SIP_PAUSE.min && count <= SIP_PAUSE.max;
}

/** Returns the instalment that a SIP that is stopped today still makes, since it is under way; null when it ends at once. */
export function lastBeforeStop(
  sip: SipPlace,
  today: BusinessDate,
  calendar: ExchangeCalendar,
  { stop }: Pick<SipLead, 'stop'> = SIP_LEAD,
): PlannedInstalment | null {
  const earliest = calendar.add(today, stop);
  const [next] = plannedInstalments(sip, 1, calendar);
  return next && !next.isSkipped && next.date < earliest ? next : null;
}

/** The first instalment of a SIP that is registered anew. */
export interface SipChangeStart {
  readonly instalment: number;
  readonly date: BusinessDate;
  /** The SIP date itself in that month, whether the exchange is open on it or not: the start that an exchange is given. */
  readonly start: BusinessDate;
}

/**
 * Returns from which instalment a SIP runs by new terms that are registered today. Each month has one instalment, by the former terms before
 * that and by the new ones from it on: the month is the first one in which both dates keep the exchange's lead, that has the new day at all,
 * and that no pause leaves out unless `endsPause`. `notBefore` holds it back further, for a step-up that is due then. null when the SIP ends before.
 */
export function changeStart(
  sip: SipPlace,
  newDate: number,
  today: BusinessDate,
  calendar: ExchangeCalendar,
  { endsPause = false, notBefore = today, lead = SIP_LEAD }: ChangeTiming = {},
): SipChangeStart | null {
  if (sip.nextDate === null) return null;
  const earliest = addDays(today, lead.registration);
  const last = Math.min(sip.instalments, sip.stopAfter ?? sip.instalments);
  let month = monthOfInstalment(sip.sipDate, sip.nextDate);
  for (let instalment = sip.instalmentsDone + 1; instalment <= last; instalment++) {
    const start = nominalDate(newDate, month);
    const former = instalmentDate(sip.sipDate, month, calendar);
    const isFree = (endsPause || !isSkipped(sip, instalment)) && former >= notBefore;
    if (isFree && former >= earliest && start >= earliest && partsOf(start).day === newDate)
      return { instalment, date: instalmentDate(newDate, month, calendar), start };
    month = addMonths(month, 1);
  }
  return null;
}

/**
 * Returns the last day on which a change that leaves the SIP date can be asked for, so that it holds for the last of some instalments ahead: `changeStart`
 * finds one of them on that day. null where it can begin with none.
 */
export function lastDayToChange(
  sipDate: number,
  ahead: readonly PlannedInstalment[],
  { registration }: Pick<SipLead, 'registration'> = SIP_LEAD,
): BusinessDate | null {
  const days = ahead.flatMap(({ date, isSkipped: isLeftOut }) => {
    const start = nominalDate(sipDate, monthOfInstalment(sipDate, date));
    return isLeftOut || partsOf(start).day !== sipDate ? [] : start < date ? start : date;
  });
  const last = days.at(-1);
  return last === undefined ? null : addDays(last, -registration);
}

interface ChangeTiming {
  readonly endsPause?: boolean;
  readonly notBefore?: BusinessDate;
  readonly lead?: Pick<SipLead, 'registration'>;
}
