import type { Translation } from '@prosperx/core/language';
import type { logoutText as english } from '#session/logout.text.js';

export const logoutText: Translation<typeof english> = {
  unheard:
    'आप यहां लॉग आउट हो गए हैं, लेकिन हमारे सर्वर से संपर्क नहीं हो सका। यह ब्राउजर इस साइट का कोई पेज अगली बार खोलेगा, तब आपका सेशन खत्म होगा। साझा कंप्यूटर पर, इंटरनेट आते ही यह पेज फिर लोड करें।',
};
