import type { Translation } from '@prosperx/core/language';
import type { sipsText as english } from '#features/sips/sips.text.js';

export const sipsText: Translation<typeof english> = {
  failed: 'आपकी एसआईपी लोड नहीं हो सकीं।',
  logIn: 'अपनी एसआईपी देखने के लिए लॉग इन करें।',
  empty: 'अभी आपकी कोई एसआईपी नहीं है',
  emptyText: 'हर महीने तय रकम निवेश करें, ₹100 से।',
  explore: 'म्यूचुअल फंड देखें',
};
