import type { Translation } from '@prosperx/core/language';
import { OTP_MINUTES } from '@prosperx/core/session';
import type { morningMailText as english } from '#pages/advisor/morning-mail.text.js';

export const morningMailText: Translation<typeof english> = {
  title: 'बाकी काम, ईमेल पर',
  intro: (time) => `एक्सचेंज खुला रहने वाले हर दिन ${time} पर: कितने पेमेंट, मंजूरियां, मैंडेट, काम और लीड बाकी हैं, बिना किसी नाम के।`,
  email: 'ईमेल',
  send: 'कोड भेजें',
  otp: 'उस ईमेल पर आया कोड',
  sentTo: (email) => `हमने ${email} पर कोड भेजा है। यह ${OTP_MINUTES} मिनट तक मान्य है।`,
  confirm: 'पुष्टि करें',
  otherEmail: 'दूसरा ईमेल डालें',
  goesTo: (email) => `यह ${email} पर जाता है।`,
  end: 'अब न भेजें',
  ended: 'अब कोई ईमेल नहीं जाएगा।',
  kept: 'अगली सुबह से बाकी काम आपको ईमेल पर मिलेंगे।',
};
