import type { Translation } from '#language/index.js';
import type { nfoOrderText as english } from '#nfo/nfo.text.js';

export const nfoOrderText: Translation<typeof english> = {
  beginsWithApplication: 'নতুন ফান্ড অফারের এসআইপি আবেদনের সঙ্গেই শুরু হয়। আজই শুরু করুন।',
};
