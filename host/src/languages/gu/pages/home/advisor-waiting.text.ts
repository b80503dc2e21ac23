import type { Translation } from '@prosperx/core/language';
import type { advisorWaitingText as english } from '#pages/home/advisor-waiting.text.js';

export const advisorWaitingText: Translation<typeof english> = {
  family: (name) => `પરિવાર: ${name}`,
  message: (name) => `${name}ને WhatsApp પર લખો`,
  propose: 'પ્રસ્તાવ આપો',
  proposeTo: (name) => `${name}ને પ્રસ્તાવ આપો`,
  toCustomer: (name, about, advisor) => `નમસ્તે ${name}, ${about}. હું તમને ક્યારે કૉલ કરી શકું તે જણાવશો.\n${advisor}`,
  about: {
    order: () => 'તમે મંજૂરી આપી છે, હવે હું ઓર્ડર કરું છું',
    payment: (amount) => `તમારા${amount && ` ${amount}ના`} ઓર્ડરનું પેમેન્ટ બાકી છે`,
    instalment: (amount, day) => `${day && `${day}ના રોજ `}તમારો${amount && ` ${amount}નો`} હપ્તો ભરાયો નથી`,
    kyc_hold: () => 'તમારું KYC અટક્યું છે, તેથી હાલમાં રોકાણ થઈ શકતું નથી',
    redemption: () => 'આ અઠવાડિયે તમે મોટી રકમ ઉપાડી છે, તેનું કારણ સમજવું છે',
    lock_in: () => 'તમારા કેટલાક યુનિટનો લોક-ઇન પૂરો થાય છે',
    kyc: () => 'તમારું ખાતું હજી ખૂલ્યું નથી',
  },
  aboutCart: {
    unasked: 'મેં તમારું કાર્ટ તૈયાર કર્યું છે અને તેના વિશે તમારી સાથે વાત કરવા માંગું છું',
    asked: 'મેં તમને લિંક મોકલી છે, જેનાથી તમે કાર્ટ મંજૂર કે નામંજૂર કરી શકો છો',
    declined: 'તમે મારું તૈયાર કરેલું કાર્ટ નકાર્યું છે, તમે શું પસંદ કરશો તે જાણવા માંગું છું',
    link_over: 'તમારું કાર્ટ મંજૂર કરવાની લિંકની મુદત પૂરી થઈ છે, હું નવી મોકલી શકું છું',
    approval_over: 'તમારા કાર્ટની મંજૂરીની મુદત પૂરી થઈ છે, હું મંજૂરીની નવી લિંક મોકલી શકું છું',
  },
  aboutMandate: {
    missing: 'તમારી એસઆઈપી માટે કોઈ મેન્ડેટ નથી',
    failed: 'તમારું મેન્ડેટ સ્વીકારાયું નથી',
    ends: 'તમારું મેન્ડેટ જલદી પૂરું થાય છે',
  },
  aboutProposal: {
    waiting: 'તમને એક પ્રસ્તાવ મોકલ્યો છે, તમારો અભિપ્રાય જાણવો છે',
    declined: 'પ્રસ્તાવના જવાબ માટે આભાર, તમને શું વધુ અનુકૂળ આવશે તે જાણવું છે',
    expired: 'મારા પ્રસ્તાવની મુદત પૂરી થઈ છે, તમે ઇચ્છો તો ફરી મોકલી શકું છું',
  },
};
