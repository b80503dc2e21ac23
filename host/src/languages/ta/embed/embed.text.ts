import type { Translation } from '@prosperx/core/language';
import type { embedText as english } from '#embed/embed.text.js';

export const embedText: Translation<typeof english> = {
  refused: 'இந்தச் சேவை இந்தப் பக்கத்தில் இப்போது கிடைக்கவில்லை.',
  open: 'அதன் சொந்தத் தளத்தில் திறக்கவும்',
};
