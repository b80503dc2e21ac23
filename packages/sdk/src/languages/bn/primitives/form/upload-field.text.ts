import type { Translation } from '@prosperx/core/language';
import type { uploadFieldText as english } from '#primitives/form/upload-field.text.js';

export const uploadFieldText: Translation<typeof english> = {
  choose: 'ছবি বেছে নিন বা এখানে টেনে আনুন',
  limits: 'JPEG, PNG, GIF বা BMP, সর্বাধিক 5 MB',
  sending: 'পাঠানো হচ্ছে',
  failed: 'আপলোড করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  done: 'ফাইল আপলোড হয়েছে।',
  kept: 'আগে আপলোড করা',
  retry: 'আবার চেষ্টা করুন',
  replace: (label) => `${label} বদলান`,
  replaceShort: 'বদলান',
  preview: (label) => `প্রিভিউ: ${label}`,
  size: (bytes) =>
    bytes < 1_000_000 ? `${Math.max(1, Math.round(bytes / 1_000))} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`,
};
