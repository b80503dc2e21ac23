import type { Translation } from '@prosperx/core/language';
import type { proposeText as english } from '#domain/agent/propose.text.js';

export const proposeText: Translation<typeof english> = {
  add: 'प्रस्ताव में जोड़ें',
  moveCart: 'प्रस्ताव में ले जाएं',
  notFilled: 'पहले फॉर्म भरें।',
  added: 'जो प्रस्ताव आप बना रहे हैं, यह उसमें जुड़ गया है।',
  open: 'प्रस्ताव खोलें',
};
