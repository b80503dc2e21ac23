import { updateNominees as updateNomineesCall } from '@prosperx/core/nominee';
import * as calls from '@prosperx/core/profile';
import { serve } from '#http/serve.js';
import { autoPopulate } from './auto-populate.js';
import { createAofUrl } from './create-aof-url.js';
import { exportMyData } from './export-my-data.js';
import { checkBseStatus, getProfile, getProfileView, revealIdentity } from './get-profile.js';
import { getMessageSettings, setLetterLanguage, setWhatsApp } from './message-settings.js';
import { updateNominees } from './nomination.js';
import { sendOnboardingOtp, sendProfileOtp, verifyOnboardingOtp, verifyProfileOtp } from './profile-otp.js';
import { saveUser } from './register-client.js';
import { requestDeletion } from './request-deletion.js';
import { saveProfile } from './save-profile.js';
import { updateProfile } from './update-profile.js';
import { sendEmailLink, verifyEmail } from './verify-email.js';
import { withdrawDeletion } from './withdraw-deletion.js';

export const profileRoutes = [
  serve(calls.getProfile, getProfile),
  serve(calls.getProfileView, getProfileView),
  serve(calls.revealIdentity, revealIdentity),
  serve(calls.getMessageSettings, getMessageSettings),
  serve(calls.setLetterLanguage, setLetterLanguage),
  serve(calls.setWhatsApp, setWhatsApp),
  serve(calls.saveProfile, saveProfile),
  serve(calls.updateProfile, updateProfile),
  serve(updateNomineesCall, updateNominees),
  serve(calls.autoPopulate, autoPopulate),
  serve(calls.sendOnboardingOtp, sendOnboardingOtp),
  serve(calls.verifyOnboardingOtp, verifyOnboardingOtp),
  serve(calls.sendProfileOtp, sendProfileOtp),
  serve(calls.verifyProfileOtp, verifyProfileOtp),
  serve(calls.checkBseStatus, checkBseStatus),
  serve(calls.saveUser, saveUser),
  serve(calls.createAofUrl, createAofUrl),
  serve(calls.exportMyData, exportMyData),
  serve(calls.requestDeletion, requestDeletion),
  serve(calls.withdrawDeletion, withdrawDeletion),
  serve(calls.sendEmailLink, sendEmailLink),
  serve(calls.verifyEmail, verifyEmail),
];
