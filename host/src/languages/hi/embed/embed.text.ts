import type { Translation } from '@prosperx/core/language';
import type { embedText as english } from '#embed/embed.text.js';

export const embedText: Translation<typeof english> = {
  refused: 'यह सेवा अभी इस पेज पर उपलब्ध नहीं है।',
  open: 'इसे इसकी अपनी साइट पर खोलें',
};
