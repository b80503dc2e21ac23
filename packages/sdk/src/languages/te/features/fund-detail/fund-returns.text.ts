import type { Translation } from '@prosperx/core/language';
import type { fundReturnsText as english } from '#features/fund-detail/fund-returns.text.js';

export const fundReturnsText: Translation<typeof english> = {
  returns: 'రాబడులు',
  fund: 'ఫండ్',
  category: 'కేటగిరీ సగటు',
  averageOf: (subCategory, counts) => `కేటగిరీ సగటు: అంత కాలంగా ఉన్న ${subCategory} స్కీమ్‌ల గ్రోత్ ఆప్షన్లు (${counts.join(', ')}).`,
  averageCount: (period, funds) => `${period}: ${funds}`,
  periods: {
    '1M': '1 నెల',
    '6M': '6 నెలలు',
    '1Y': '1 ఏడాది',
    '3Y': '3 ఏళ్లు',
    '5Y': '5 ఏళ్లు',
  },
  noReturns: 'రాబడులు చూపడానికి సరిపడా ఎన్‌ఏవీ చరిత్ర ఇంకా లేదు.',
  compounded: '1 ఏడాదికి మించిన కాలపు రాబడులను ఏడాది లెక్కన (CAGR) ఇచ్చాం.',
  past: 'గత పనితీరు భవిష్యత్తు రాబడికి సూచన కాదు.',
};
