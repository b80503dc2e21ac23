import { maskMobile } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { loginText as english } from '#features/login/login.text.js';

const codeTitle = 'કૃપા કરીને OTP અને નવો પાસવર્ડ લખો';

export const loginText: Translation<typeof english> = {
  titles: {
    mobile: 'મોબાઇલ નંબરથી લોગ ઇન કરો',
    password: 'કૃપા કરીને તમારો પાસવર્ડ લખો',
    passwordcode: 'કૃપા કરીને OTP અને પાસવર્ડ લખો',
    userdetails: 'કૃપા કરીને તમારું ઈમેલ અને નામ લખો',
    confirmpassword: codeTitle,
    updatepassword: codeTitle,
    multipleUsers: 'કઈ પ્રોફાઇલ ખોલવી છે તે પસંદ કરો',
  },
  connect: (partner) => `${partner} સાથે જોડાવું છે?`,
  newHere: 'નવા છો? ખાતું ખોલો',
  forMobile: (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)} માટે`,
  codeSent: (mobile, sends) =>
    sends > 1 ? `${maskMobile(mobile)} પર નવો કોડ મોકલ્યો છે` : `${maskMobile(mobile)} પર કોડ મોકલ્યો છે`,
  codeSentBefore: (mobile) => `${maskMobile(mobile)} પર થોડી વાર પહેલાં કોડ મોકલ્યો છે`,
  mobile: 'મોબાઇલ નંબર',
  submit: 'સબમિટ કરો',
  keptPrivate: 'તમારી વિગતો ખાનગી રહે છે અને અમે નકામા મેસેજ મોકલતા નથી.',
  privacyPolicy: 'પ્રાઇવસી પોલિસી',
  terms: 'શરતો',
  tooManyTries: (wait) => `ઘણી વાર પ્રયાસ થઈ ચૂક્યો છે. કૃપા કરીને ${wait} પછી ફરી પ્રયાસ કરો.`,
  ownAdvisor: 'લોગ ઇન કરવા તમારા પોતાના સલાહકારની લિંક ખોલો. લોગ ઇન કર્યા પછી તમે પ્રોફાઇલમાં બીજા સલાહકાર પસંદ કરી શકો છો.',
  leaveLink: 'આ સલાહકારની લિંક વિના લોગ ઇન કરો',
  tryAgainNow: 'તમે હવે ફરી પ્રયાસ કરી શકો છો.',
  welcome: (name) => `તમે ${name}ના ખાતામાં લોગ ઇન કર્યું છે.`,
};
