import type { Translation } from '@prosperx/core/language';
import type { ownLoginText as english } from '#domain/session/own-login.text.js';

export const ownLoginText: Translation<typeof english> = {
  note: 'एक पार्टनर ने आपको यहां लॉग इन कराया है। यहां जो दिखता है उससे ज्यादा करने के लिए ProsperX में खुद लॉग इन करें।',
  onPaper: 'एक पार्टनर ने आपको यहां लॉग इन कराया है। कागज पर ऑटोपे सेट अप करने के लिए ProsperX में खुद लॉग इन करें।',
  logIn: 'ProsperX में लॉग इन करें',
};
