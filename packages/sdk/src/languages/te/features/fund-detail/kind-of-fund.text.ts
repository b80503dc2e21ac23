import type { Translation } from '@prosperx/core/language';
import type { kindOfFundText as english } from '#features/fund-detail/kind-of-fund.text.js';

export const kindOfFundText: Translation<typeof english> = {
  title: 'ఈ రకం ఫండ్ ఏం చేస్తుంది',
  note: 'ఇది మా మాటల్లో ఉంది. స్కీమ్ సొంత ఉద్దేశం దాని స్కీమ్ సమాచార పత్రంలో ఉంటుంది.',
};
