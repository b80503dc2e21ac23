import { errorText, PxError } from '@prosperx/core/errors';
import { SIP_LEAD, STEP_UP_EVERY, steppedUp } from '@prosperx/core/sip';
import { addDays, businessDateAt, type Instant, type ExchangeCalendar } from '@prosperx/core/time';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { auditBySystem } from '#audit/audit.js';
import { type SipRow, sips } from '#db/schema/index.js';
import type { Services } from '#kernel/services.js';
import { byDay } from '#notifications/by-day.js';
import { changeSipRow, readSchemeOf } from './repository.js';
import { requestChange } from './request-change.js';
import { notifySipOwner } from './sip-notification.js';
import { sipChangeText } from './sip-notification.text.js';
import { steppedUpInstalment, stepUpIn } from './view-sips.js';

/** The days before an instalment on which its step-up is asked for: the exchange's lead, and a week in which a change that is on its way can end. */
const ASKED_BEFORE = SIP_LEAD.registration + 7;

type Deps = Pick<Services, 'db' | 'clock' | 'crypto' | 'calendar' | 'providers'>;

/** Raises the SIPs whose yearly step-up is due soon. A raise that is refused is left out this year, and its owner is told why. */
export async function applyStepUps(services: Deps): Promise<void> {
  const { db, clock } = services;
  const now = clock.now();
  const isDue = and(eq(sips.state, 'running'), isNotNull(sips.stepUpAt), isNull(sips.stoppedAt));
  for (const sip of await db.select().from(sips).where(isDue)) {
    if (dateOfStepUp(sip, now, services.calendar) !== null)
      await db.transaction((tx) => stepUp({ ...services, db: tx }, sip.id, now));
  }
}

/** Returns the date of the instalment that is to be raised, once it is near enough to ask for it; null before. */
function dateOfStepUp(sip: SipRow, now: Instant, calendar: ExchangeCalendar) {
  const due = steppedUpInstalment(sip, calendar);
  return due && due.date <= addDays(businessDateAt(now), ASKED_BEFORE) ? due.date : null;
}

async function stepUp(services: Deps, sipId: string, now: Instant) {
  const { db: tx } = services;
  const [sip] = await tx.select().from(sips).where(eq(sips.id, sipId)).for('update');
  const [by, date] = sip ? [stepUpIn(sip), dateOfStepUp(sip, now, services.calendar)] : [null, null];
  if (!sip || !by || date === null || sip.stepUpAt === null) return;
  const { scheme } = await readSchemeOf(tx, sip);
  const amount = steppedUp(sip.amount, by, scheme.sipMultiple);
  const terms = { kind: 'step_up', amount, sipDate: sip.sipDate, mandateId: null, notBefore: date } as const;
  const refusal = amount === sip.amount ? null : await refusalOf(() => requestChange(services, sip, terms));
  // a change that is on its way goes first: it is tried again the next night
  if (refusal === 'sip_change_pending') return;
  await changeSipRow(tx, sipId, { stepUpAt: sip.stepUpAt + STEP_UP_EVERY }, now);
  if (refusal) {
    const about = refusal === 'sip_mandate_missing' ? 'step_up_left_out' : 'step_up_refused';
    const reason = refusal === 'sip_too_late' ? sipChangeText.tooLate : errorText[refusal];
    await notifySipOwner(tx, { about, sipId, instalment: sip.stepUpAt, reason }, now, byDay(now));
  }
  const details = { amount, instalment: sip.stepUpAt, refused: refusal };
  await auditBySystem({ ...services, db: tx }, { action: 'sip.stepped_up', objectId: sipId, details });
}

async function refusalOf(ask: () => Promise<unknown>): Promise<PxError['code'] | null> {
  try {
    await ask();
    return null;
  } catch (error) {
    if (error instanceof PxError) return error.code;
    throw error;
  }
}
