import type { Translation } from '@prosperx/core/language';
import type { frameViewText as englishFrameViewText } from '#widget/frame-view.text.js';

export const frameViewText: Translation<typeof englishFrameViewText> = {
  notHere: 'இந்தச் சேவை இந்தப் பக்கத்தில் இப்போது கிடைக்கவில்லை.',
  open: 'அதன் சொந்தத் தளத்தில் திறக்கவும்',
};
