import type { Translation } from '@prosperx/core/language';
import type {
  shareButtonText as englishShareButtonText,
  shareText as englishShareText,
} from '#domain/share/share.text.js';

export const shareButtonText: Translation<typeof englishShareButtonText> = { share: 'শেয়ার করুন' };

export const shareText: Translation<typeof englishShareText> = {
  title: 'কীভাবে শেয়ার করবেন?',
  channels: {
    app: 'শেয়ার করুন',
    whatsapp: 'WhatsApp',
    email: 'ইমেল',
    sms: 'SMS',
    link: 'লিঙ্ক কপি করুন',
    download: 'ডাউনলোড করুন',
  },
  copied: 'লিঙ্ক কপি হয়েছে',
  notCopied: 'কপি করা যায়নি। লিঙ্কটি সিলেক্ট করে কপি করুন।',
  address: 'লিঙ্ক',
  email: 'ইমেল',
  mobile: 'মোবাইল নম্বর',
  sendEmail: 'ইমেল পাঠান',
  sendSms: 'SMS পাঠান',
  receiver: 'এটি কার জন্য?',
  receiverHint: 'শুধু আপনার শেয়ার করা লিঙ্কের তালিকার জন্য।',
  submits: { app: 'শেয়ার করুন', whatsapp: 'WhatsApp খুলুন', link: 'লিঙ্ক কপি করুন' },
  mailHint: 'আপনার ইমেল অ্যাপ তৈরি বার্তা নিয়ে খুলবে।',
  smsHint: 'আপনার মেসেজ অ্যাপ তৈরি বার্তা নিয়ে খুলবে।',
  sent: 'শেয়ার হয়েছে',
  notSent: 'পাঠানো যায়নি। একটু পরে আবার চেষ্টা করুন।',
  back: 'সব বিকল্পে ফিরে যান',
};
