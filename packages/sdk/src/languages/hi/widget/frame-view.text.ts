import type { Translation } from '@prosperx/core/language';
import type { frameViewText as english } from '#widget/frame-view.text.js';

export const frameViewText: Translation<typeof english> = {
  notHere: 'यह सेवा अभी इस पेज पर उपलब्ध नहीं है।',
  open: 'इसे इसकी अपनी साइट पर खोलें',
};
