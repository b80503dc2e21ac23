import { formatDate } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { helpDesk } from '@prosperx/core/languages/hi/disclosure/disclosure.text.js';
import type { BusinessDate } from '@prosperx/core/time';
import type { erasureNotification as english, OtherAccounts } from '#modules/erasure/erasure-notification.text.js';

const { helpLine, helpLineHours, supportEmail } = helpDesk;

const left = {
  none: 'आपकी निजी जानकारी अब हमारे पास नहीं है।',
  kept: 'इस अकाउंट की जानकारी अब हमारे पास नहीं है। आपके पुराने अकाउंट के रिकॉर्ड वैसे ही रखे जाएंगे, जैसे हमने तब बताया था।',
  open: 'इस अकाउंट की जानकारी अब हमारे पास नहीं है। आपके दूसरे अकाउंट के लिए जो जानकारी हम रखते हैं, वह वैसी ही रहेगी।',
};

const kept = (until: BusinessDate | null, others: OtherAccounts) =>
  until === null
    ? `${left[others]} बैकअप कॉपियां भी समय के साथ मिट जाती हैं।`
    : `कानून के मुताबिक हम आपके निवेश, KYC, टैक्स घोषणा (FATCA) और आपकी सहमतियों के रिकॉर्ड ${formatDate(until)} तक रखते हैं। कोई उन्हें किसी और काम में नहीं लेता, और उसके बाद वे हटा दिए जाते हैं।`;

export const erasureNotification: Translation<typeof english> = {
  id: 'erasure',
  subject: (others) => `${others === 'open' ? 'आपका एक ProsperX अकाउंट' : 'आपका ProsperX अकाउंट'} हटा दिया गया है`,
  mail: (until, others) =>
    `नमस्ते,\n\nआपके कहने पर ${others === 'open' ? 'आपका एक ProsperX अकाउंट' : 'आपका ProsperX अकाउंट'} हटा दिया गया है। अब आप उसमें लॉग इन नहीं कर सकते।\n\n${kept(until, others)}\n\nकोई सवाल हो, तो ${helpLine} पर कॉल करें (${helpLineHours}) या ${supportEmail} पर लिखें।`,
  sms: (until, others) =>
    `ProsperX: आपके कहने पर ${others === 'open' ? 'आपका एक' : 'आपका'} अकाउंट हटा दिया गया है।${until === null ? '' : ` कानून में जरूरी रिकॉर्ड ${formatDate(until)} तक रखे जाएंगे।`}`,
};
