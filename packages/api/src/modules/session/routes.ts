import * as calls from '@prosperx/core/session';
import { serve } from '#http/serve.js';
import { checkMobileNumber } from './check-mobile-number.js';
import { chooseProfile } from './choose-profile.js';
import { getCurrentUser } from './get-current-user.js';
import { sendLoginOtp, verifyLoginOtp } from './login-otp.js';
import { logout } from './logout.js';
import { updatePassword } from './update-password.js';
import { userLogin } from './user-login.js';
import { verifyPassword } from './verify-password.js';

export const sessionRoutes = [
  serve(calls.getCurrentUser, getCurrentUser),
  serve(calls.checkMobileNumber, checkMobileNumber),
  serve(calls.verifyPassword, verifyPassword),
  serve(calls.sendLoginOtp, sendLoginOtp),
  serve(calls.verifyLoginOtp, verifyLoginOtp),
  serve(calls.updatePassword, updatePassword),
  serve(calls.userLogin, userLogin),
  serve(calls.chooseProfile, chooseProfile, { withoutProfile: true }),
  serve(calls.logout, logout),
];
