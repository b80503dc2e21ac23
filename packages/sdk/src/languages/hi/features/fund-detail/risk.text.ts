import type { Translation } from '@prosperx/core/language';
import type { riskText as english } from '#features/fund-detail/risk.text.js';

export const riskText: Translation<typeof english> = {
  risk: 'रिस्कोमीटर',
  riskNote: {
    Low: 'उतार-चढ़ाव बहुत कम। उस पैसे के लिए ठीक, जिसकी जल्द जरूरत पड़ सकती है।',
    'Low to Moderate': 'थोड़ी-बहुत गिरावट हो सकती है। कुछ महीनों के लिए ठीक।',
    Moderate: 'निवेश कुछ समय के लिए घट सकता है। 1 साल या ज्यादा के लिए ठीक।',
    'Moderately High': 'निवेश काफी घट सकता है। 3 साल या ज्यादा के लिए ठीक।',
    High: 'निवेश तेजी से घट सकता है। 3 से 5 साल या ज्यादा के लिए ठीक।',
    'Very High': 'कम समय में निवेश तेजी से घट सकता है। 5 साल या ज्यादा के लिए ठीक।',
  },
};
