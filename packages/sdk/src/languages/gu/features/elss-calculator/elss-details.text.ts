import type { Translation } from '@prosperx/core/language';
import type { elssDetailsText as english } from '#features/elss-calculator/elss-details.text.js';

export const elssDetailsText: Translation<typeof english> = {
  parts: ['રોકાણ', 'નફો થઈ શકે'],
  deducted: (section) => `કપાત (કલમ ${section})`,
  taxIn: { old: 'જૂની વ્યવસ્થામાં ટેક્સ', new: 'એ જ આવક પર નવી વ્યવસ્થામાં ટેક્સ' },
  value: (years) => `${years} પછી મૂલ્ય`,
  gainTax: 'તેના નફા પર આજના દરે ટેક્સ, સરચાર્જ અને સેસ પહેલાં',
  note: (law, limit, savings, newRegime, rebate, exemption) =>
    `${law.replace('Income-tax Act', 'આવકવેરા અધિનિયમ')}: કલમ ${savings} હેઠળ વર્ષે ${limit} સુધી કપાત મળે છે, તે ફક્ત જૂની વ્યવસ્થામાં; નવી વ્યવસ્થા કલમ ${newRegime}માં છે. આવક પરના ટેક્સમાં રિબેટ (કલમ ${rebate}), સરચાર્જ અને સેસ ગણ્યાં છે; ગણતરી 60 વર્ષથી નાની, ભારતમાં રહેતી વ્યક્તિ માટે છે. નવી વ્યવસ્થામાં કપાતો ઓછી અને સ્ટાન્ડર્ડ ડિડક્શન વધારે છે, તેથી તેમાં તમારી કરપાત્ર આવક જુદી હોઈ શકે છે. ઇક્વિટી પર વર્ષ દરમિયાનના લાંબા ગાળાના નફામાંથી ${exemption} પર ટેક્સ લાગતો નથી; આમાં બધાં ફંડ અને શેર સાથે ગણાય છે.`,
  newIsLess: (tax, less) => `નવી વ્યવસ્થામાં આ આવક પર ${tax} ટેક્સ લાગશે; આ રોકાણ સાથે જૂની વ્યવસ્થાના ટેક્સ કરતાં તે ${less} ઓછો છે.`,
  summary: (investment, value, years) => `ઈએલએસએસમાં ${investment} વધીને ${years} પછી ${value} થઈ શકે છે`,
};
