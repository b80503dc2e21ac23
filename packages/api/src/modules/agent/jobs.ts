import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { sendArnEndMail } from './arn-end-mail.js';
import { resetCertificates } from './certificates.js';
import { sendAnswerMail, sendMorningMail } from './morning-mail.js';
import { sendRefusalNotification } from './refusal-notification.js';
import { sendCustomerAnswered } from './tell-advisor.js';

export const agentJobs: JobHandlers = {
  [kinds.ARN_ENDS]: sendArnEndMail,
  [kinds.RESET_CERTIFICATES]: resetCertificates,
  [kinds.MORNING_MAIL]: sendMorningMail,
  [kinds.PROPOSAL_ANSWERED]: sendAnswerMail,
  [kinds.CUSTOMER_ANSWERED]: sendCustomerAnswered,
  [kinds.CERTIFICATES_REFUSED]: sendRefusalNotification,
};
