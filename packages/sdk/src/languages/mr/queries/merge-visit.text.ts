import type { Translation } from '@prosperx/core/language';
import type { mergeVisitText as english } from '#queries/merge-visit.text.js';

export const mergeVisitText: Translation<typeof english> = {
  leftOut: (count) =>
    count === 1
      ? 'तुमचे कार्ट भरले आहे. या भेटीतील 1 योजना त्यात मावली नाही; तुम्ही लॉग आउट केल्यावर ती पुन्हा कार्टमध्ये दिसेल.'
      : `तुमचे कार्ट भरले आहे. या भेटीतील ${count} योजना त्यात मावल्या नाहीत; तुम्ही लॉग आउट केल्यावर त्या पुन्हा कार्टमध्ये दिसतील.`,
  unwatched:
    'लॉग इन करण्यापूर्वी वॉचलिस्टमध्ये ठेवलेल्या फंडांसाठी तुमच्या वॉचलिस्टमध्ये जागा नाही; तुम्ही लॉग आउट केल्यावर ते पुन्हा दिसतील.',
};
