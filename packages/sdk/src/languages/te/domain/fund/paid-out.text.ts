import type { Translation } from '@prosperx/core/language';
import type { paidOutText as english } from '#domain/fund/paid-out.text.js';

export const paidOutText: Translation<typeof english> = {
  paidOut: 'IDCW ఆప్షన్లు అప్పుడప్పుడు డబ్బు చెల్లిస్తాయి, దానివల్ల వాటి ఎన్‌ఏవీ తగ్గుతుంది. ఇక్కడ చూపిన రాబడిలో అలా చెల్లించిన డబ్బు కలపలేదు.',
};
