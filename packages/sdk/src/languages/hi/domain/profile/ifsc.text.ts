import type { Translation } from '@prosperx/core/language';
import type { ifscText as english } from '#domain/profile/ifsc.text.js';

export const ifscText: Translation<typeof english> = {
  ifsc: 'IFSC',
  hint: '11 कैरेक्टर, आपके चेक पर छपे हैं',
  unchecked: 'IFSC अभी नहीं जांचा जा सका। खाता जोड़ते समय जांचा जाएगा।',
  branchUnknown: (bank) => `${bank}। यह शाखा हमें नहीं मिली। खाता जोड़ते समय आपका बैंक इसे वेरिफाई करेगा।`,
  branch: (bank, branch, city) => [bank, branch, city].filter(Boolean).join(', '),
};
