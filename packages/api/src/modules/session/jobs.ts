import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { sendLoginMail } from './login-mail.js';

export const sessionJobs: JobHandlers = {
  [kinds.LOGIN_MAIL]: sendLoginMail,
};
