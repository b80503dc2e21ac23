import type { Translation } from '@prosperx/core/language';
import type { packText as englishPackText, packsText as englishPacksText } from '#features/packs/packs.text.js';

export const packText: Translation<typeof englishPackText> = {
  schemes: (count) => `${count} સ્કીમ`,
  scheme: 'સ્કીમ',
  share: 'હિસ્સો',
  risk: 'જોખમ',
  shares: (pack) => `${pack}ની સ્કીમ`,
  from: (least) => `${least}થી શરૂ`,
  notTaken: 'આ પેકમાં હાલમાં નવું રોકાણ લેવાતું નથી.',
  schemeNotTaken: 'આ સ્કીમમાં હાલમાં નવું રોકાણ લેવાતું નથી.',
  invest: 'રોકાણ કરો',
  investIn: (pack) => `${pack}માં રોકાણ કરો`,
  type: 'રોકાણની રીત',
  sip: 'માસિક એસઆઈપી',
  lumpsum: 'લમ્પસમ',
  monthlyAmount: 'દર મહિનાની રકમ',
  amount: 'રકમ',
  minimum: (least, step) => `ઓછામાં ઓછા ${least}, ${step}ના ગુણાંકમાં`,
  sipDate: 'એસઆઈપીની તારીખ',
  day: (day) => `દર મહિનાની ${day} તારીખ`,
  untilCancelled: 'તમે રદ કરો ત્યાં સુધી એસઆઈપી ચાલુ રહે છે. તેની તારીખ અને સમયગાળો કાર્ટમાં બદલી શકાય છે.',
  split: 'દરેક સ્કીમમાં',
  add: 'કાર્ટમાં ઉમેરો',
  added: 'તમારા કાર્ટમાં ઉમેર્યું.',
  reviewCart: 'કાર્ટ જુઓ',
};

export const packsText: Translation<typeof englishPacksText> = {
  failed: 'પેક બતાવી શકાયા નથી',
  none: 'હાલમાં કોઈ પેક નથી.',
};
