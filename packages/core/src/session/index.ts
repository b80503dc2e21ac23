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
