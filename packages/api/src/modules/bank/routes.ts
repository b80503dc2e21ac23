import * as calls from '@prosperx/core/bank';
import { serve } from '#http/serve.js';
import { changeBankAccount, checkNewBankAccount, getBankAccounts, updateBankAccount } from './change-bank-account.js';
import { searchIfsc } from './search-ifsc.js';
import { uploadCancelledCheque } from './upload-cancelled-cheque.js';
import { checkBankAccountStatus, verifyBankAccount } from './verify-bank-account.js';

export const bankRoutes = [
  serve(calls.searchIfsc, searchIfsc),
  serve(calls.verifyBankAccount, verifyBankAccount),
  serve(calls.checkBankAccountStatus, checkBankAccountStatus),
  serve(calls.uploadCancelledCheque, uploadCancelledCheque),
  serve(calls.getBankAccounts, getBankAccounts),
  serve(calls.checkNewBankAccount, checkNewBankAccount),
  serve(calls.changeBankAccount, changeBankAccount),
  serve(calls.updateBankAccount, updateBankAccount),
];
