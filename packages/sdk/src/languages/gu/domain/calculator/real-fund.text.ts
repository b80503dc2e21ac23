import type { Translation } from '@prosperx/core/language';
import type { realFundText as english } from '#domain/calculator/real-fund.text.js';

export const realFundText: Translation<typeof english> = {
  find: 'ફંડ શોધો',
  findHint: (letters) => `ફંડના નામના ${letters} અક્ષર લખો.`,
  found: (count) => (count === 1 ? '1 ફંડ મળ્યું' : `${count} ફંડ મળ્યાં`),
  none: (typed) => `“${typed}” સાથે મેળ ખાતું કોઈ ફંડ નથી.`,
  another: 'બીજું ફંડ',
  failed: 'આ ફંડની એનએવી મળી શકી નથી.',
  noHistory: 'આ ફંડની જૂની એનએવી હજી નથી.',
  plan: ({ type, stepUpPercent }, amount, from, last) =>
    type === 'SIP'
      ? `${from}થી દર મહિનાની તે તારીખે ${amount}${stepUpPercent ? `, દર વર્ષે ${stepUpPercent}% વધારીને` : ''}, ${last} સુધી રાખ્યા હોત તો:`
      : `${from}ના રોજ ${amount}, ${last} સુધી રાખ્યા હોત તો:`,
  younger: (years) => `(સળંગ એનએવી ${years} વર્ષથી ઓછા સમયની છે.)`,
  caption: (fund) => `${fund}માં પ્લાન`,
  note: (date) =>
    `${date} સુધી પ્રસિદ્ધ થયેલી એનએવી પરથી, 0.005% સ્ટેમ્પ ડ્યૂટી બાદ કરીને; એક્ઝિટ લોડ અને ટેક્સ બાદ કર્યા નથી. ભૂતકાળનું વળતર ભવિષ્યના વળતરની ખાતરી નથી.`,
};
