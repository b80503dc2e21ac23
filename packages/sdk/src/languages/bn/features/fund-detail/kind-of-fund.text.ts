import type { Translation } from '@prosperx/core/language';
import type { kindOfFundText as english } from '#features/fund-detail/kind-of-fund.text.js';

export const kindOfFundText: Translation<typeof english> = {
  title: 'এই ধরনের ফান্ড কী করে',
  note: 'এটা আমাদের ভাষায়। স্কিমের নিজের উদ্দেশ্য তার তথ্য নথিতে (SID) আছে।',
};
