import type { Translation } from '@prosperx/core/language';
import type { paidOutText as english } from '#domain/fund/paid-out.text.js';

export const paidOutText: Translation<typeof english> = {
  paidOut: 'IDCW पर्याय मधून मधून रक्कम देतात, त्यामुळे त्यांची एनएव्ही कमी होते. येथे दाखवलेल्या परताव्यात दिलेली रक्कम धरलेली नाही.',
};
