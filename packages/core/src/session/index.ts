export { accountTypeName } from './account-type.text.js';
export { type AfterLogin, placeAfterLogin, SHARED_STATEMENT } from './after-login.js';
export {
  checkMobileNumber,
  chooseProfile,
  logout,
  sendLoginOtp,
  type TokenInfo,
  tokenInfoSchema,
  updatePassword,
  type User,
  userLogin,
  userSchema,
  verifyLoginOtp,
  verifyPassword,
} from './api.js';
export { type CurrentUser, currentUserSchema, exitAccount, getCurrentUser, launch } from './current-user.js';
export { IDLE_SECONDS, IDLE_WARNING_SECONDS, idleState, type IdleState } from './idle.js';
export { LOGIN_LIMITS } from './login-limits.js';
export {
  checkConfirmPassword,
  checkEmail,
  checkMobile,
  checkName,
  checkNewPassword,
  checkOtp,
  checkPassword,
  checkProfileChoice,
  isGrownMinor,
  isMinor,
  type LoginErrorCode,
  MIN_PASSWORD_LENGTH,
  MOBILE_LENGTH,
  OTP_LENGTH,
  type OtpErrorCode,
  tidyMobile,
  tidyText,
  typeMobile,
} from './rules.js';
export { loginErrorText } from './session.text.js';
