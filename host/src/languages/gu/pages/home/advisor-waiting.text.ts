import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `પરિવાર: ${name}`,
  message: (name) => `${name}ને WhatsApp પર લખો`,
  propose: 'પ્રસ્તાવ આપો',
  proposeTo: (name) => `${name}ને પ્રસ્તાવ આપો`,
  toCustomer: (name, about, advisor) => `નમસ્તે ${name}, ${about}. હું તમને ક્યારે કૉલ કરી શકું તે જણાવશો.\n${advisor}`,
  about: {
    payment: (amount) => `તમારા${amount && ` ${amount}ના`} ઓર્ડરનું પેમેન્ટ બાકી છે`,
    instalment: (amount, day) => `${day && `${day}ના રોજ `}તમારો${amount && ` ${amount}નો`} હપ્તો ભરાયો નથી`,
    mandate: () => 'તમારી એસઆઈપી માટે કોઈ મેન્ડેટ નથી',
    kyc_hold: () => 'તમારું KYC અટક્યું છે, તેથી હાલમાં રોકાણ થઈ શકતું નથી',
    redemption: () => 'આ અઠવાડિયે તમે મોટી રકમ ઉપાડી છે, તેનું કારણ સમજવું છે',
    approval: () => 'તમારું કાર્ટ તૈયાર છે, તેને મંજૂર કરશો',
    proposal: () => 'તમને એક પ્રસ્તાવ મોકલ્યો છે, તમારો અભિપ્રાય જાણવો છે',
    lock_in: () => 'તમારા કેટલાક યુનિટનો લોક-ઇન પૂરો થાય છે',
    kyc: () => 'તમારું ખાતું હજી ખૂલ્યું નથી',
  },
};
