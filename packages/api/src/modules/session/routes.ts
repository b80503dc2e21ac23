import * as calls from '@prosperx/core/session';
import { serve } from '#http/serve.js';
import { chooseProfile, getCurrentUser, logout } from './current-session.js';
import { endOneSession, endOtherSessions, getDevices, removeDevice } from './devices.js';
import { checkMobileNumber, verifyPassword } from './log-in.js';
import { sendLoginOtp, verifyLoginOtp } from './login-otp.js';
import { changePassword, getLoginSettings, setCodeAtLogin } from './login-settings.js';
import { passkeyLogin, startPasskeyLogin } from './passkey-login.js';
import { addPasskey, removePasskey, renamePasskey, startPasskey } from './passkeys.js';
import { sendResetCode } from './reset-proof.js';
import { resetByPasskey, updatePassword } from './update-password.js';
import { userLogin } from './user-login.js';

export const sessionRoutes = [
  serve(calls.getCurrentUser, getCurrentUser),
  serve(calls.checkMobileNumber, checkMobileNumber),
  serve(calls.verifyPassword, verifyPassword),
  serve(calls.sendLoginOtp, sendLoginOtp),
  serve(calls.verifyLoginOtp, verifyLoginOtp),
  serve(calls.updatePassword, updatePassword),
  serve(calls.sendResetCode, sendResetCode),
  serve(calls.resetByPasskey, resetByPasskey),
  serve(calls.userLogin, userLogin),
  serve(calls.chooseProfile, chooseProfile, { withoutProfile: true }),
  serve(calls.logout, logout),
  serve(calls.getLoginSettings, getLoginSettings),
  serve(calls.setCodeAtLogin, setCodeAtLogin),
  serve(calls.changePassword, changePassword),
  serve(calls.startPasskey, startPasskey),
  serve(calls.addPasskey, addPasskey),
  serve(calls.renamePasskey, renamePasskey),
  serve(calls.removePasskey, removePasskey),
  serve(calls.startPasskeyLogin, startPasskeyLogin),
  serve(calls.passkeyLogin, passkeyLogin),
  serve(calls.getDevices, getDevices),
  serve(calls.endSession, endOneSession),
  serve(calls.removeDevice, removeDevice),
  serve(calls.endOtherSessions, endOtherSessions),
];
