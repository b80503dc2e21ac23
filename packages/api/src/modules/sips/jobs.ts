import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { changeAtExchange, pauseAtExchange, cancelSipAtExchange } from './at-exchange.js';
import { remindOfInstalment } from './remind.js';
import { sendSipNotification } from './sip-notification.js';

export const sipJobs: JobHandlers = {
  [kinds.SIP_REMINDER]: remindOfInstalment,
  [kinds.CHANGE_SIP]: changeAtExchange,
  [kinds.PAUSE_SIP]: pauseAtExchange,
  [kinds.CANCEL_SIP]: cancelSipAtExchange,
  [kinds.SIP_LETTER]: sendSipNotification,
};
