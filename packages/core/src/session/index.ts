export {
  checkMobileNumber,
  chooseProfile,
  getCurrentUser,
  logout,
  type TokenInfo,
  tokenInfoSchema,
  type User,
  userSchema,
  verifyPassword,
} from './api.js';
export {
  checkConfirmPassword,
  checkEmail,
  checkMobile,
  checkName,
  checkNewPassword,
  checkOtp,
  checkPassword,
  checkProfileChoice,
  type LoginErrorCode,
  MOBILE_LENGTH,
  OTP_LENGTH,
  type OtpErrorCode,
  tidyMobile,
  tidyText,
} from './rules.js';
export { loginErrorText } from './session.text.js';
