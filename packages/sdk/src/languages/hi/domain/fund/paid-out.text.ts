import type { Translation } from '@prosperx/core/language';
import type { paidOutText as english } from '#domain/fund/paid-out.text.js';

export const paidOutText: Translation<typeof english> = {
  paidOut: 'IDCW विकल्प बीच-बीच में रकम बांटते हैं, जिससे उनका एनएवी घटता है। यहां दिखाए गए रिटर्न में बांटी गई रकम नहीं जोड़ी गई है।',
};
