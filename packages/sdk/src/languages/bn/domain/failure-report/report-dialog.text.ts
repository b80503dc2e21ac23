import type { Translation } from '@prosperx/core/language';
import type { reportText as english } from '#domain/failure-report/report-dialog.text.js';

export const reportText: Translation<typeof english> = {
  title: 'দুঃখিত!',
  text: 'আপনার অসুবিধার জন্য আমরা দুঃখিত। আমাদের বিশেষজ্ঞ শিগগিরই আপনাকে ফোন করবেন।',
  textForVisitor: 'আপনার অসুবিধার জন্য আমরা দুঃখিত। আপনার জানানো ভুল আমরা পেয়েছি এবং দেখছি।',
  done: 'ঠিক আছে',
};
