import type { Translation } from '@prosperx/core/language';
import { OTP_MINUTES } from '@prosperx/core/session';
import type {
  orderOtpText as englishOrderOtpText,
  SEARCH_ENDED as englishSearchEnded,
  redemptionOtpText as englishRedemptionOtpText,
} from '#modules/orders/order.text.js';

export const orderOtpText: Translation<typeof englishOrderOtpText> = {
  subject: 'अपने निवेश की पुष्टि करें',
  investment: (amount) => `${amount} के निवेश`,
  laterSips: (_count, amount) => `महीने की ${amount} की एसआईपी`,
  body: (code, what) =>
    `${code} ProsperX पर म्यूचुअल फंड में ${what.join(' और ')} की पुष्टि का OTP है। यह ${OTP_MINUTES} मिनट तक मान्य है। इसे किसी को न बताएं।`,
};

/** For the operator, who reads English. */
export const SEARCH_ENDED: Translation<typeof englishSearchEnded> =
  'the exchange has not found this order in ten working days';

export const redemptionOtpText: Translation<typeof englishRedemptionOtpText> = {
  subject: 'ProsperX OTP',
  units: (many) => `${many} यूनिट`,
  redeem: (code, much, scheme) =>
    `${code} ProsperX पर ${scheme} के ${much} रिडीम करने का OTP है। यह ${OTP_MINUTES} मिनट तक मान्य है। इसे किसी को न बताएं।`,
  switches: (code, much, from, to) =>
    `${code} ProsperX पर ${from} के ${much} को ${to} में स्विच करने का OTP है। यह ${OTP_MINUTES} मिनट तक मान्य है। इसे किसी को न बताएं।`,
};
