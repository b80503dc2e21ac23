export {
  type BankChange,
  COOLING_DAYS,
  MAX_BANK_ACCOUNTS,
  redemptionAccount,
  redemptionsAsDefault,
  redemptionsUntil,
} from './accounts.js';
export {
  type BankAccount,
  type Branch,
  changeBankAccount,
  checkBankAccountStatus,
  checkNewBankAccount,
  getBankAccounts,
  searchIfsc,
  updateBankAccount,
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
  checkBankAccount,
  checkBankAccountType,
  checkIfsc,
  isSameAccount,
  tidyBankAccount,
  tidyIfsc,
} from './rules.js';
