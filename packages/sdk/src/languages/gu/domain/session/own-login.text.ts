import type { Translation } from '@prosperx/core/language';
import type { ownLoginText as english } from '#domain/session/own-login.text.js';

export const ownLoginText: Translation<typeof english> = {
  note: 'એક પાર્ટનરે તમને અહીં લોગ ઇન કરાવ્યા છે. અહીં દેખાય છે તેથી વધુ કરવા માટે ProsperXમાં જાતે લોગ ઇન કરો.',
  onPaper: 'એક પાર્ટનરે તમને અહીં લોગ ઇન કરાવ્યા છે. કાગળ પર ઓટોપે સેટ અપ કરવા માટે ProsperXમાં જાતે લોગ ઇન કરો.',
  logIn: 'ProsperXમાં લોગ ઇન કરો',
};
