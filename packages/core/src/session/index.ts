export { comesOfAgeOn, hasComeOfAge, MAJOR_STATUS } from './coming-of-age.js';
export { accountTypeName, loginErrorText, signUpConsent } from './session.text.js';
export { checkConfirmPassword, checkNewPassword, type NewPasswordErrorCode, type OwnWords } from './new-password.js';
export { newPasswordErrorText } from './new-password.text.js';
export {
  pathAfterLogin,
  SHARED_STATEMENT,
  checkEmail,
  checkMobile,
  checkName,
  checkOtp,
  checkPassword,
  checkProfileChoice,
  isGrownMinor,
  isEntity,
  isMinor,
  type LoginErrorCode,
  MIN_PASSWORD_LENGTH,
  MINOR,
  MOBILE_LENGTH,
  OTP_LENGTH,
  type OtpErrorCode,
  tidyMobile,
  tidyText,
  typeMobile,
} from './rules.js';
export { checkMobileNumber, sendLoginOtp, verifyLoginOtp, verifyPassword } from './api.js';
export { sendResetCode, updatePassword, userLogin } from './setting-password.js';
export {
  chooseProfile,
  type CurrentUser,
  enterAccount,
  exitAccount,
  getCurrentUser,
  launch,
  logout,
  type ProfileChoice,
  type TokenInfo,
  tokenInfoSchema,
  type User,
} from './current-user.js';
export { type Device, endOtherSessions, endSession, getDevices, type OpenSession, removeDevice } from './devices.js';
export {
  changePassword,
  CODE_AT_LOGIN,
  type CodeAtLogin,
  getLoginSettings,
  type LoginSettings,
  setCodeAtLogin,
} from './login-settings.js';
export {
  addPasskey,
  MAX_PASSKEYS,
  type Passkey,
  PASSKEY_VALIDITY,
  passkeyLogin,
  resetByPasskey,
  removePasskey,
  renamePasskey,
  startPasskey,
  startPasskeyLogin,
} from './passkeys.js';
export {
  DEVICE_DAYS,
  DEVICE_PEOPLE,
  IDLE_SECONDS,
  LOGOUT_DUE,
  SESSION_HINT,
  idleState,
  type IdleState,
  LOGIN_LIMITS,
  OTP_GUESSES,
  OTP_LIMITS,
  OTP_RESEND_SECONDS,
  OTP_TICKET_VALIDITY,
  OTP_MINUTES,
  OTP_VALIDITY,
} from './limits.js';
