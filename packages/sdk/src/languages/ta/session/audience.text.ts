import type { Translation } from '@prosperx/core/language';
import type { audienceText as english } from '#session/audience.text.js';

export const audienceText: Translation<typeof english> = {
  investor: {
    isNamed: 'நீங்கள்:',
    your: 'உங்கள்',
    you: 'நீங்கள்',
  },
  advisor: {
    isNamed: 'உங்கள் வாடிக்கையாளர்:',
    your: 'உங்கள் வாடிக்கையாளரின்',
    you: 'உங்கள் வாடிக்கையாளர்',
  },
};
