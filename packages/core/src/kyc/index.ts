export { getKycDetails, KYC_CALLBACK_PATH, type KycDetails, requestKyc } from './api.js';
export { canTransact, kycRefusal, TRANSACTIONS, type Transaction, type TransactRefusal } from './can-transact.js';
export { transactRefusalText, panErrorText, kycPermitText } from './kyc.text.js';
export {
  cleanKycName,
  checkPan,
  type PanErrorCode,
  tidyPan,
  isKycStatus,
  isRegisteredName,
  KYC_HOLDS,
  KYC_STATUSES,
  type KycPanel,
  kycPanelOf,
  type KycStatus,
  mayOnboard,
  lettersOf,
  PAN_PATTERN,
} from './rules.js';
