import * as kinds from '#queue/job-kinds.js';
import type { JobHandlers } from '#queue/queue.js';
import { sendComingOfAge } from '#records/profile/coming-of-age.js';
import { giveUpClient, registerClient } from './register-client.js';
import { sendRegistrationNotification } from './registration-notification.js';
import { deliverEmailLink } from './verify-email.js';

export const profileJobs: JobHandlers = {
  [kinds.REGISTER_CLIENT]: registerClient,
  [kinds.GIVE_UP_CLIENT]: giveUpClient,
  [kinds.EMAIL_LINK]: deliverEmailLink,
  [kinds.COMING_OF_AGE]: sendComingOfAge,
  [kinds.REGISTRATION_NOTIFICATION]: sendRegistrationNotification,
};
