import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { resetCertificates } from './certificates.js';
import { sendAnswerMail, sendMorningMail } from './morning-mail.js';
import { sendRefusalNotification } from './refusal-notification.js';

export const agentJobs: JobHandlers = {
  [kinds.RESET_CERTIFICATES]: resetCertificates,
  [kinds.MORNING_MAIL]: sendMorningMail,
  [kinds.PROPOSAL_ANSWERED]: sendAnswerMail,
  [kinds.CERTIFICATES_REFUSED]: sendRefusalNotification,
};
