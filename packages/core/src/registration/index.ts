export {
  isProfileLocked,
  isRegisteredWithBse,
  isRegistrationPending,
  isRegistrationRefused,
  REGISTRATION_STATE,
  type RegistrationState,
} from './registration-state.js';
