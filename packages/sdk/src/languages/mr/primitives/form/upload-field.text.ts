import type { Translation } from '@prosperx/core/language';
import type { uploadFieldText as english } from '#primitives/form/upload-field.text.js';

export const uploadFieldText: Translation<typeof english> = {
  choose: 'फोटो निवडा किंवा येथे ओढून आणा',
  limits: 'JPEG, PNG, GIF किंवा BMP, जास्तीत जास्त 5 MB',
  sending: 'पाठवत आहोत',
  failed: 'अपलोड झाले नाही. कृपया थोड्या वेळाने पुन्हा प्रयत्न करा.',
  done: 'फाइल अपलोड झाली.',
  kept: 'आधी अपलोड केलेली',
  retry: 'पुन्हा प्रयत्न करा',
  replace: (label) => `${label} बदला`,
  replaceShort: 'बदला',
  preview: (label) => `प्रिव्ह्यू: ${label}`,
  size: (bytes) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
};
