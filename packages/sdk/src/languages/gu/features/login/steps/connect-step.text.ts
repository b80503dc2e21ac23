import type { Translation } from '@prosperx/core/language';
import type { connectStepText as english } from '#features/login/steps/connect-step.text.js';

export const connectStepText: Translation<typeof english> = {
  asks: (partner) => `${partner} તમને પોતાની એપ કે સાઇટ પરથી, બીજા પાસવર્ડ વિના, ProsperXમાં લોગ ઇન કરાવવા માંગે છે.`,
  may: (partner) =>
    `${partner} અહીં તમારું ખાતું જોઈ શકે છે, અને તમારું કાર્ટ અને તમે નજર રાખો છો તે ફંડ બદલી શકે છે. તે ઓર્ડર આપી શકે છે, અને જેનું પેમેન્ટ હજી થયું નથી તે ઓર્ડર રદ કરી શકે છે. તે ઓટોપે શરૂ કરી શકે છે, જેને તમે તમારી બેંકમાં મંજૂરી આપો છો.`,
  codes: 'પેમેન્ટ, રિડેમ્પ્શન અને પ્રોફાઇલના ફેરફાર માટે તો પણ તમારા મોબાઇલ પર મોકલેલો કોડ લાગે છે.',
  end: 'અમે તમને ઈમેલ અને SMSથી જણાવીએ છીએ. તમે તેને તમારી પ્રોફાઇલમાં ગમે ત્યારે બંધ કરી શકો છો.',
  agree: 'જોડો',
  notNow: 'હમણાં નહીં',
};
