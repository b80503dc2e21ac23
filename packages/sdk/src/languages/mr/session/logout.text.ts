import type { Translation } from '@prosperx/core/language';
import type { logoutText as english } from '#session/logout.text.js';

export const logoutText: Translation<typeof english> = {
  unheard:
    'तुम्ही येथे लॉग आउट झाला आहात, पण आमच्या सर्व्हरशी संपर्क झाला नाही. हा ब्राउझर या साइटचे पान पुढच्या वेळी उघडेल तेव्हा तुमचे सत्र संपेल. सामायिक संगणकावर, इंटरनेट आल्यावर हे पान पुन्हा लोड करा.',
};
