import type { Translation } from '@prosperx/core/language';
import type { reviewText as english } from '#features/review/review.text.js';

export const reviewText: Translation<typeof english> = {
  id: 'review',
  logIn: 'अपनी समीक्षा देखने के लिए लॉग इन करें।',
  failed: 'आपकी समीक्षा नहीं बन सकी',
};
