import type { Translation } from '@prosperx/core/language';
import type { investMoreText as english } from '#domain/invest/invest-more.text.js';

export const investMoreText: Translation<typeof english> = {
  folio: 'फोलियो',
  newFolio: 'नया फोलियो',
  type: 'निवेश का तरीका',
  lumpsum: 'एकमुश्त',
  sip: 'एसआईपी',
  amount: 'रकम',
  monthlyAmount: 'हर महीने की रकम',
  minimum: (amount) => `कम से कम ${amount}`,
  sipDate: 'हर महीने निवेश की तारीख',
  choose: 'तारीख चुनें',
  everyMonth: (day) => `हर महीने की ${Number.parseInt(day, 10)} तारीख`,
  duration: 'अवधि',
  untilCancelled: 'रद्द करने तक',
  fixed: 'तय अवधि',
  months: 'महीने',
  save: 'सेव करें',
  cancel: 'रहने दें',
  notTaken: 'इस स्कीम में अभी नया निवेश नहीं लिया जा रहा।',
  failed: 'यह स्कीम लोड नहीं हो सकी।',
};
