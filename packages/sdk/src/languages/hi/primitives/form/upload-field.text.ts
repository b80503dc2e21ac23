import type { Translation } from '@prosperx/core/language';
import type { uploadFieldText as english } from '#primitives/form/upload-field.text.js';

export const uploadFieldText: Translation<typeof english> = {
  choose: 'फोटो चुनें या यहां छोड़ें',
  limits: 'JPEG, PNG, GIF या BMP, ज्यादा से ज्यादा 5 MB',
  sending: 'भेजा जा रहा है',
  failed: 'अपलोड नहीं हो सका। कृपया थोड़ी देर बाद फिर कोशिश करें।',
  done: 'फाइल अपलोड हो गई।',
  kept: 'पहले अपलोड की गई',
  retry: 'फिर कोशिश करें',
  replace: (label) => `${label}: बदलें`,
  replaceShort: 'बदलें',
  preview: (label) => `प्रीव्यू: ${label}`,
  size: (bytes) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
};
