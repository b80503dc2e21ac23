import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { changeAtExchange, pauseAtExchange, cancelSipAtExchange } from './at-exchange.js';
import { giveUpChange, giveUpPause, keepSip } from './give-up.js';
import { remindOfInstalment } from './remind.js';
import { sendSipNotification } from './sip-notification.js';

export const sipJobs: JobHandlers = {
  [kinds.SIP_REMINDER]: remindOfInstalment,
  [kinds.CHANGE_SIP]: changeAtExchange,
  [kinds.PAUSE_SIP]: pauseAtExchange,
  [kinds.CANCEL_SIP]: cancelSipAtExchange,
  [kinds.GIVE_UP_SIP_CHANGE]: giveUpChange,
  [kinds.GIVE_UP_PAUSE]: giveUpPause,
  [kinds.KEEP_SIP]: keepSip,
  [kinds.SIP_NOTIFICATION]: sendSipNotification,
};
