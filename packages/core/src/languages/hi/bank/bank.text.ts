import type {
  bankErrorText as englishBankErrorText,
  bankAccountTypeText as englishBankAccountTypeText,
} from '#bank/bank.text.js';
import type { Translation } from '#language/index.js';

export const bankErrorText: Translation<typeof englishBankErrorText> = {
  account_invalid: 'कृपया सही बैंक खाता नंबर डालें',
  ifsc_required: 'कृपया IFSC डालें',
  ifsc_invalid: 'यह IFSC हमारे सिस्टम में नहीं है।',
  account_type_required: 'कृपया खाते का प्रकार चुनें',
  cheque_required: 'कृपया कैंसिल चेक अपलोड करें',
};

export const bankAccountTypeText: Translation<typeof englishBankAccountTypeText> = { SB: 'बचत', CB: 'चालू' };
