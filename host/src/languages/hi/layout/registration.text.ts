import type { Translation } from '@prosperx/core/language';
import type { registrationText as english } from '#layout/registration.text.js';

export const registrationText: Translation<typeof english> = {
  sentTitle: 'रजिस्ट्रेशन हो रहा है',
  sent: 'जानकारी एक्सचेंज के पास है, जो आमतौर पर कुछ मिनट में जवाब देता है। होने पर हम आपको ईमेल करेंगे।',
};
