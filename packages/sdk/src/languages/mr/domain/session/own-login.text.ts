import type { Translation } from '@prosperx/core/language';
import type { ownLoginText as english } from '#domain/session/own-login.text.js';

export const ownLoginText: Translation<typeof english> = {
  note: 'एका पार्टनरने तुम्हाला येथे लॉग इन करून दिले आहे. येथे दिसते त्यापेक्षा जास्त करण्यासाठी ProsperX मध्ये स्वतः लॉग इन करा.',
  onPaper: 'एका पार्टनरने तुम्हाला येथे लॉग इन करून दिले आहे. कागदावर ऑटोपे सेट अप करण्यासाठी ProsperX मध्ये स्वतः लॉग इन करा.',
  logIn: 'ProsperX मध्ये लॉग इन करा',
};
