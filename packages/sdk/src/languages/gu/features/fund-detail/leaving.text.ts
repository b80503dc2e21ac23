import type { Translation } from '@prosperx/core/language';
import type { leavingText as english } from '#features/fund-detail/leaving.text.js';

const rate = (percent: number | null) => (percent === null ? 'તમારા સ્લેબના દરે' : `${percent}%`);

const freeEarlier = {
  retirement: 'સ્કીમમાં જણાવેલી નિવૃત્તિની ઉંમર થાય તો તે વહેલા છૂટે છે.',
  majority: 'બાળક પુખ્ત થાય તો તે વહેલા છૂટે છે.',
};

export const leavingText: Translation<typeof english> = {
  title: 'પૈસા ઉપાડો ત્યારે શું કપાય',
  exitLoad: 'એક્ઝિટ લોડ',
  exitLoadUnknown: 'અહીં માહિતી નથી. વહેલા વેચેલા યુનિટ પર તે લાગી શકે છે: સ્કીમ માહિતી દસ્તાવેજ (SID) જુઓ.',
  noExitLoad: 'નથી, ગમે ત્યારે વેચો.',
  exitLoadOf: (steps) => `યુનિટ કેટલો સમય રાખ્યા તે પ્રમાણે: ${steps}.`,
  lockIn: 'લોક-ઇન',
  noLockIn: 'નથી: કોઈ પણ કામકાજના દિવસે યુનિટ વેચી શકાય છે.',
  lockedFor: (years, earlier) =>
    `યુનિટ ખરીદીના દિવસથી ${years} વર્ષ લોક રહે છે; એસઆઈપીના દરેક હપ્તાનાં ${years} વર્ષ અલગ ગણાય છે.${earlier ? ` ${freeEarlier[earlier]}` : ''}`,
  tax: 'નફા પર ટેક્સ',
  taxOfShares: (months, shortRate, longRate, exempt) =>
    `ભારતીય શેરમાં 65% કે વધુ રોકાણ હોય તેવી સ્કીમ પ્રમાણે: ${months} મહિના કે ઓછો સમય રાખેલા યુનિટ પર ${rate(shortRate)}; તેથી વધુ સમય રાખો તો નાણાકીય વર્ષમાં ${exempt}થી ઉપરના નફા પર ${longRate}%.`,
  taxByTerm: (months, shortRate, longRate) =>
    `${months} મહિના કે ઓછો સમય રાખેલા યુનિટ પર ${rate(shortRate)}, તેથી વધુ સમય રાખેલા યુનિટ પર ${longRate}%.`,
  taxBySlab: 'હમણાં ખરીદેલા યુનિટ ગમે તેટલો સમય રાખો, તમારા સ્લેબના દરે.',
  assumed: 'આ કેટેગરી પરથી માનેલું છે: સ્કીમમાં શું છે તેના પર આધાર છે; તેના દસ્તાવેજ જુઓ.',
  money: 'પૈસા',
  moneyWhen: (days) => `કામકાજના ${days} દિવસમાં તમારી બેંકમાં જમા થાય છે.`,
  rates: 'હમણાં ખરીદેલા-વેચેલા યુનિટ માટે, ભારતમાં રહેતી વ્યક્તિઓના ટેક્સના દર, સરચાર્જ અને સેસ પહેલાં.',
};
