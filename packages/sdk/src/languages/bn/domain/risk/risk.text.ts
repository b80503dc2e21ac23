import type { Translation } from '@prosperx/core/language';
import type { riskProfileText as english } from '#domain/risk/risk.text.js';

export const riskProfileText: Translation<typeof english> = {
  introTitle: 'কতটা ঝুঁকি আপনার জন্য ঠিক?',
  intro: (count) =>
    `আপনার আয়, সঞ্চয় আর লক্ষ্য নিয়ে ${count}টি ছোট প্রশ্ন। উত্তর সঙ্গে সঙ্গে সেভ হয়; পরে ফিরে এসেও শেষ করতে পারেন।`,
  resumed: (answered, count) =>
    `${count}টির মধ্যে ${answered}টি প্রশ্নের উত্তর দেওয়া হয়েছে। যেখানে থেমেছিলেন সেখান থেকে শুরু করুন।`,
  begin: 'শুরু করা যাক',
  question: (at, count) => `${count}টির মধ্যে ${at} নম্বর প্রশ্ন`,
  previous: 'আগেরটি',
  next: 'পরবর্তী',
  submit: 'জমা দিন',
  notSaved: 'এই উত্তর এখনও সেভ হয়নি।',
  retry: 'আবার চেষ্টা করুন',
  failedTitle: 'প্রশ্নগুলি দেখানো যায়নি',
  gauge: (name, at, count) => `ঝুঁকির শ্রেণি, ${count}টির মধ্যে ${at}: ${name}`,
  level: (at, count) => `${count}টির মধ্যে শ্রেণি ${at}`,
  advisorsAnswers: {
    count: 'এই উত্তরগুলি উপদেষ্টা দিয়েছেন। বিনিয়োগকারী নিজে উত্তর না দেওয়া পর্যন্ত এগুলিই ধরা হবে।',
    wait: 'এর পরে উপদেষ্টা প্রশ্নগুলির উত্তর দিয়েছেন। বিনিয়োগকারী আবার উত্তর না দেওয়া পর্যন্ত তাঁর নিজের উত্তরই ধরা হবে।',
  },
  suggested: 'আপনার উপযোগী ফান্ডের ধরন',
  suggestedNote: 'এটি শুধু শুরু, বিনিয়োগের পরামর্শ নয়।',
  retakeLink: 'আবার উত্তর দিন',
  retakeButton: 'আবার উত্তর দিন',
  toNextPage: 'এগিয়ে যান',
  awaiting: '*আপনার কার্ট অনুমোদনের অপেক্ষায় আছে।',
};
