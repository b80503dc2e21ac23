import type { Translation } from '@prosperx/core/language';
import { IDLE_SECONDS } from '@prosperx/core/session';
import type { sessionText as english } from '#session/session.text.js';

const minutes = IDLE_SECONDS / 60;

export const sessionText: Translation<typeof english> = {
  warningTitle: 'તમે હજી અહીં છો?',
  warning: `તમે થોડા સમયથી કંઈ કર્યું નથી. તમારું ખાતું સુરક્ષિત રહે તે માટે અમે ${minutes} મિનિટ પછી તમને લોગ આઉટ કરીએ છીએ.`,
  secondsLeft: (seconds) => `${seconds} સેકન્ડમાં તમે લોગ આઉટ થઈ જશો.`,
  stay: 'લોગ ઇન રહો',
  signOut: 'હમણાં લોગ આઉટ કરો',
  idle: `${minutes} મિનિટ કંઈ ન કરવાથી તમને લોગ આઉટ કર્યા છે. જ્યાં અટક્યા ત્યાંથી આગળ વધવા લોગ ઇન કરો.`,
  notLoaded: 'લોગ ઇન લોડ થઈ શક્યું નથી',
  notLoadedText: 'ઇન્ટરનેટ કનેક્શન ચકાસીને ફરી પ્રયાસ કરો. તમે જે કરતા હતા તે હજી એમ જ છે.',
  unreachable: 'તમારું ખાતું લોડ થઈ શક્યું નથી',
  unreachableText: 'ઇન્ટરનેટ કનેક્શન ચકાસીને ફરી પ્રયાસ કરો. તમે લોગ ઇન હતા, તો હજી પણ છો.',
  advisorEnded: 'તમારું સત્ર પૂરું થયું છે. તમારી પાર્ટનર એપમાંથી આ સાઇટ ફરી ખોલો.',
  ended: 'તમારું સત્ર પૂરું થયું છે. જ્યાં અટક્યા ત્યાંથી આગળ વધવા લોગ ઇન કરો.',
  notAuthorised: 'તમને આ પેજ જોવાની પરવાનગી નથી.',
  loginRegister: 'લોગ ઇન / નોંધણી',
  support: 'મદદ જોઈએ છે? અમને અહીં લખો:',
};
