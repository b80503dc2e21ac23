import { PxError } from '@prosperx/core/errors';
import { type Instant, HOUR } from '@prosperx/core/time';
import { newId } from '#crypto/new-id.js';
import type { Services } from '#kernel/services.js';
import { sendNotification } from '#notifications/send-notification.js';
import { consumeLimit, type Limit, throttleKey } from '#throttle/throttle.js';
import { OPERATOR_ALARM } from './job-kinds.js';
import { type Alarm, alarmMails } from './operator-alarm.text.js';
import { enqueue, type JobHandler } from './queue.js';

/** One mail of a kind: what goes on for long is no news. */
const MAILS: Limit = { most: 1, within: HOUR };

interface AlarmMail {
  readonly alarm: Alarm;
  readonly at: Instant;
}

type Deps = Pick<Services, 'db' | 'clock' | 'crypto' | 'config' | 'log'>;

/**
 * Logs what an operator has to know at once, and has it mailed to them where OPERATOR_EMAIL names one. It never fails: what raises an alarm
 * goes on. Not for use inside a transaction, which a refusal would undo.
 */
export async function raiseAlarm(deps: Deps, alarm: Alarm, fields: Readonly<Record<string, string>> = {}) {
  const { db, clock, crypto, config, log } = deps;
  log.warn(alarm, fields);
  if (config.operatorEmail === null) return;
  const at = clock.now();
  try {
    await db.transaction(async (tx) => {
      await consumeLimit({ db: tx, clock, crypto }, throttleKey(deps, 'alarm', alarm), MAILS);
      const payload: AlarmMail = { alarm, at };
      await enqueue(tx, [{ kind: OPERATOR_ALARM, ref: newId('mail'), payload }], at);
    });
  } catch (error) {
    if (!(error instanceof PxError)) log.error('alarm_not_raised', { error });
  }
}

/** Mails an alarm. One that may have been sent is sent again, under the same reference. */
export const sendAlarm: JobHandler = async ({ providers, config }, { ref, payload }) => {
  const { alarm, at } = payload as AlarmMail;
  if (config.operatorEmail === null) return;
  const write = () => ({ subject: alarmMails.subject(alarm), text: alarmMails.text(alarm, at, config.publicUrl) });
  await sendNotification(
    { providers },
    { channel: 'email', to: config.operatorEmail, language: null, write, otp: null, ref },
  );
};
