export {
  type Branch,
  branchSchema,
  changeBankAccount,
  checkBankAccountStatus,
  searchIfsc,
  uploadCancelledCheque,
  verifyBankAccount,
} from './api.js';
export { bankAccountTypeText, bankErrorText } from './bank.text.js';
export {
  type AccountCheck,
  isSameName,
  needsCheque,
  BANK_ACCOUNT_TYPES,
  type BankAccountKey,
  type BankAccountType,
  type BankErrorCode,
  checkBankAccount,
  checkBankAccountType,
  checkIfsc,
  isSameAccount,
  tidyBankAccount,
  tidyIfsc,
  VERIFICATION_RUPEES,
} from './rules.js';
