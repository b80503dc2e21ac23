import { isKycStatus, kycPermitText, kycRefusal } from '@prosperx/core/kyc';
import { said } from '@prosperx/core/language';
import { ONBOARDING_PATHS, stepToCorrect } from '@prosperx/core/profile';
import { REGISTRATION_STATE } from '@prosperx/core/registration';
import type { Instant } from '@prosperx/core/time';
import type { Db } from '#db/db.js';
import { saidAgain } from '#notifications/said-again.js';
import { sendNotification } from '#notifications/send-notification.js';
import { bseText } from '#providers/exchange/bse/bse.text.js';
import type { ClientAnswer } from '#providers/exchange/port/clients.js';
import { REGISTRATION_NOTIFICATION } from '#queue/job-kinds.js';
import { enqueue, type JobHandler } from '#queue/queue.js';
import { notificationTo } from '#records/profile/reach.js';
import { type ProfileRow, type ProfileRows, readProfile } from '#records/profile/repository.js';
import { registrationNotifications } from './registration-notification.text.js';

type Outcome = 'registered' | 'refused' | 'change_refused';

interface Notification {
  readonly outcome: Outcome;
  readonly profileId: string;
}

/** Returns null for a change that the exchange took: the owner was notified when they made it. */
function outcomeOf({ registeredWithBse }: ProfileRow, { registered }: ClientAnswer): Outcome | null {
  if (registeredWithBse === REGISTRATION_STATE.registered) return registered ? null : 'change_refused';
  return registered ? 'registered' : 'refused';
}

/** Queues the notification about the exchange's answer, in the transaction that keeps it; `before` is the profile until then. One notification an answer. */
export async function queueRegistrationNotification(
  tx: Db,
  now: Instant,
  before: ProfileRow,
  answer: ClientAnswer,
): Promise<void> {
  const outcome = outcomeOf(before, answer);
  if (outcome === null || before.registrationRef === null) return;
  const payload: Notification = { outcome, profileId: before.id };
  await enqueue(tx, [{ kind: REGISTRATION_NOTIFICATION, ref: before.registrationRef, payload }], now);
}

function placeOf(outcome: keyof typeof registrationNotifications, { profile }: ProfileRows): string {
  if (outcome === 'registered') return '/home';
  if (outcome === 'registered_kyc') return '/profile/kyc-details';
  if (outcome === 'change_refused') return '/profile';
  const step = stepToCorrect({ ...profile, isRefusalCorrected: false }) ?? 'confirm';
  return `${ONBOARDING_PATHS[step]}?flowType=checkout`;
}

/** Sends the notification about a registration. A refusal that was corrected meanwhile is not sent any more. */
export const sendRegistrationNotification: JobHandler = async ({ db, crypto, providers, config }, { ref, payload }) => {
  const { outcome, profileId } = payload as Notification;
  const rows = await readProfile(db, profileId);
  const { user, profile } = rows;
  if (outcome !== 'registered' && profile.exchangeRefusal === null) return;
  const { kycStatus } = profile;
  const kyc = isKycStatus(kycStatus) ? kycStatus : null;
  const words = outcome === 'registered' && kycRefusal(kyc, 'purchase', true) !== null ? 'registered_kyc' : outcome;
  const link = `${config.publicUrl}/v1${placeOf(words, rows)}`;
  const write = () => {
    const { subject, body } = said(registrationNotifications)[words];
    const reason = saidAgain(profile.exchangeRefusal ?? '', bseText);
    const parts = { name: user.name, kyc: kycPermitText(kyc), reason, part: profile.refusedPart, link };
    return { subject, text: body(parts), link };
  };
  await sendNotification({ providers }, { ...notificationTo({ crypto }, user, write), ref });
};
