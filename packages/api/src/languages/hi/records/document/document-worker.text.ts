import type { Translation } from '@prosperx/core/language';
import type { documentWorkerText as english } from '#records/document/document-worker.text.js';

export const documentWorkerText: Translation<typeof english> = {
  document: {
    tooMany: 'इस समय बहुत से दस्तावेज बन रहे हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
    tooLong: 'यह दस्तावेज बनाने में बहुत समय लगा। कृपया कुछ मिनट बाद फिर कोशिश करें, या उसमें कम चीजें मांगें।',
  },
  picture: {
    tooMany: 'इस समय बहुत सी तस्वीरें बन रही हैं। कृपया एक मिनट बाद फिर कोशिश करें।',
    tooLong: 'यह तस्वीर बनाने में बहुत समय लगा। कृपया कुछ मिनट बाद फिर कोशिश करें।',
  },
};
