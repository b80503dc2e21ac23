export { getKycDetails, KYC_CALLBACK_PATH, type KycDetails, kycDetailsSchema, requestKyc } from './api.js';
export {
  canTransact,
  kycRefusal,
  TRANSACTIONS,
  type Transaction,
  type Transactor,
  type TransactRefusal,
} from './can-transact.js';
export { transactRefusalText } from './can-transact.text.js';
export { cleanKycName } from './clean-name.js';
export { panErrorText } from './kyc.text.js';
export { kycPermitText } from './permit.text.js';
export { checkPan, type PanErrorCode, tidyPan } from './rules.js';
export { isKycStatus, KYC_STATUSES, type KycPanel, kycPanelOf, type KycStatus, mayOnboard } from './status.js';
