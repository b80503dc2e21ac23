export { accountTypeName, loginErrorText } from './session.text.js';
export { type AfterLogin, pathAfterLogin, SHARED_STATEMENT } from './login-redirect.js';
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
export { IDLE_SECONDS, IDLE_WARNING_SECONDS, idleState, type IdleState, LOGIN_LIMITS } from './limits.js';
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
