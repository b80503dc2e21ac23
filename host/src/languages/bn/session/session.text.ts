import type { Translation } from '@prosperx/core/language';
import { IDLE_SECONDS } from '@prosperx/core/session';
import type { sessionText as english } from '#session/session.text.js';

const minutes = IDLE_SECONDS / 60;

export const sessionText: Translation<typeof english> = {
  warningTitle: 'আপনি কি এখনও আছেন?',
  warning: `আপনি কিছুক্ষণ কিছু করেননি। আপনার অ্যাকাউন্ট সুরক্ষিত রাখতে আমরা ${minutes} মিনিট পরে লগ আউট করে দিই।`,
  secondsLeft: (seconds) => `${seconds} সেকেন্ডে আপনি লগ আউট হয়ে যাবেন।`,
  stay: 'লগ ইন থাকুন',
  signOut: 'এখন লগ আউট করুন',
  idle: `${minutes} মিনিট কিছু না করায় আপনাকে লগ আউট করা হয়েছে। যেখানে ছিলেন সেখান থেকে শুরু করতে লগ ইন করুন।`,
  notLoaded: 'লগ ইন লোড করা যায়নি',
  notLoadedText: 'ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন। আপনি যা করছিলেন তা এখানেই আছে।',
  unreachable: 'আপনার অ্যাকাউন্ট লোড করা যায়নি',
  unreachableText: 'ইন্টারনেট সংযোগ দেখে আবার চেষ্টা করুন। লগ ইন করা থাকলে তা তেমনই আছে।',
  advisorEnded: 'আপনার সেশন শেষ হয়েছে। আপনার পার্টনার অ্যাপ থেকে এই সাইট আবার খুলুন।',
  ended: 'আপনার সেশন শেষ হয়েছে। যেখানে ছিলেন সেখান থেকে শুরু করতে লগ ইন করুন।',
  notAuthorised: 'এই পাতা দেখার অনুমতি আপনার নেই।',
  loginRegister: 'লগ ইন / নথিভুক্তি',
  support: 'সাহায্য চাই? আমাদের লিখুন:',
};
