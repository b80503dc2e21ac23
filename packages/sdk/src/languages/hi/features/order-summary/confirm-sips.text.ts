import type { Translation } from '@prosperx/core/language';
import type { confirmSipsText as english } from '#features/order-summary/confirm-sips.text.js';

export const confirmSipsText: Translation<typeof english> = {
  debitsBegin: (dates) =>
    dates.length === 1
      ? `आज कुछ नहीं कटेगा। आज पुष्टि करने पर पहली किस्त ${dates.join('')} को ऑटोपे से कटेगी।`
      : `आज कुछ नहीं कटेगा। आज पुष्टि करने पर पहली किस्तें ${dates.slice(0, -1).join(', ')} और ${dates.at(-1) ?? ''} को ऑटोपे से कटेंगी।`,
  codeRegisters: ({ your }) => `हम ${your} मोबाइल पर OTP भेजेंगे। उसे डालते ही एसआईपी एक्सचेंज में रजिस्टर हो जाती है।`,
  confirmSip: 'OTP से पुष्टि करें',
};
