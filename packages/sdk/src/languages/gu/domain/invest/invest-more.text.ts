import type { Translation } from '@prosperx/core/language';
import type { investMoreText as english } from '#domain/invest/invest-more.text.js';

export const investMoreText: Translation<typeof english> = {
  folio: 'ફોલિયો',
  newFolio: 'નવો ફોલિયો',
  type: 'રોકાણની રીત',
  lumpsum: 'લમ્પસમ',
  sip: 'એસઆઈપી',
  amount: 'રકમ',
  monthlyAmount: 'દર મહિનાની રકમ',
  minimum: (amount) => `ઓછામાં ઓછા ${amount}`,
  sipDate: 'દર મહિને રોકાણની તારીખ',
  choose: 'તારીખ પસંદ કરો',
  everyMonth: (day) => `દર મહિનાની ${day} તારીખ`,
  duration: 'સમયગાળો',
  untilCancelled: 'રદ કરો ત્યાં સુધી',
  fixed: 'નક્કી સમય',
  months: 'મહિના',
  save: 'સેવ કરો',
  cancel: 'રહેવા દો',
  notTaken: 'આ સ્કીમમાં હાલમાં નવું રોકાણ લેવાતું નથી.',
  failed: 'આ સ્કીમ લોડ થઈ શકી નથી.',
};
