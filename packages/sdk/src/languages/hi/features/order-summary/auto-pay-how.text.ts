import type { Translation } from '@prosperx/core/language';
import { approvalTime } from '@prosperx/core/languages/hi/mandate/approval-time.text.js';
import type { autoPayHowText as english } from '#features/order-summary/auto-pay-how.text.js';

export const autoPayHowText: Translation<typeof english> = {
  upi: (limit) => `${limit} तक UPI ऑटोपे तुरंत मंजूर हो जाता है।`,
  aboveUpi: (limit) =>
    `${limit} से ऊपर UPI की जगह नेट बैंकिंग या डेबिट कार्ड लगता है, और मंजूरी ${approvalTime('netBanking')} में मिलती है।`,
  online: `इसकी मंजूरी ${approvalTime('netBanking')} में मिलती है।`,
  paper: `यह कागज के फॉर्म पर बनता है और मंजूरी ${approvalTime('paper')} में मिलती है।`,
};
