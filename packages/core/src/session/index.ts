export { accountTypeName, loginErrorText } from './session.text.js';
export {
  type AfterLogin,
  pathAfterLogin,
  SHARED_STATEMENT,
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
export { checkMobileNumber, sendLoginOtp, updatePassword, userLogin, verifyLoginOtp, verifyPassword } from './api.js';
export {
  chooseProfile,
  type CurrentUser,
  currentUserSchema,
  exitAccount,
  getCurrentUser,
  launch,
  logout,
  type TokenInfo,
  tokenInfoSchema,
  type User,
  userSchema,
} from './current-user.js';
export { IDLE_SECONDS, IDLE_WARNING_SECONDS, idleState, type IdleState, LOGIN_LIMITS } from './limits.js';
