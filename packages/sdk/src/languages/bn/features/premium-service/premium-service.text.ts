import { formatMoney } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import { SERVICE_FEE } from '@prosperx/core/premium-service';
import type {
  premiumServiceText as englishPremiumServiceText,
  serviceDetailText as englishServiceDetailText,
} from '#features/premium-service/premium-service.text.js';

export const premiumServiceText: Translation<typeof englishPremiumServiceText> = {
  fee: formatMoney(SERVICE_FEE),
  feeLabel: 'পরিষেবার ফি',
  feeIs: `${formatMoney(SERVICE_FEE)}, এখন নেওয়া হচ্ছে না।`,
  free: 'সীমিত সময়ের জন্য বিনামূল্যে',
  view: (title) => `${title} দেখুন`,
  unknown: 'এমন কোনও প্রিমিয়াম পরিষেবা নেই',
  unknownText: 'কী কী পরিষেবা আছে দেখুন।',
  all: 'সব প্রিমিয়াম পরিষেবা',
};

export const serviceDetailText: Translation<typeof englishServiceDetailText> = {
  benefits: 'মূল সুবিধা',
  features: 'এক নজরে',
  whatYouGet: 'আপনি কী পাবেন',
  forWhom: 'কার জন্য',
  questions: 'প্রশ্ন ও উত্তর',
  brochure: 'ব্রোশিওর ডাউনলোড করুন',
  brochureFailed: 'ব্রোশিওর তৈরি করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  share: 'শেয়ার করুন',
  shareHeading: 'কীভাবে শেয়ার করবেন?',
  shared: 'প্রিমিয়াম পরিষেবা শেয়ার হয়েছে',
  notShared: 'প্রিমিয়াম পরিষেবা শেয়ার করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
  createLead: 'লিড তৈরি করুন',
  verify: 'লেনদেন করতে আগে আপনার প্রোফাইল যাচাই সম্পূর্ণ করুন',
  completeVerification: 'অ্যাকাউন্ট যাচাই সম্পূর্ণ করুন',
};
