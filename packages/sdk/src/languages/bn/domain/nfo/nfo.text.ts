import { formatDateShort } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { nfoText as englishNfoText, nfoShareText as englishNfoShareText } from '#domain/nfo/nfo.text.js';

const inDays = (days: number) => (days === 1 ? 'আগামীকাল' : `${days} দিন পরে`);

export const nfoText: Translation<typeof englishNfoText> = {
  groups: {
    open: 'খোলা',
    upcoming: 'আসছে',
    closed: 'সম্প্রতি বন্ধ',
    'closed-listed': 'বন্ধ ও লিস্টেড',
  },
  withdrawn: (date) => `${formatDateShort(date)} তারিখে তুলে নেওয়া হয়েছে`,
  countdown: (next) => {
    if (next.next === 'opens') return `${inDays(next.days)} খুলবে`;
    if (next.days > 0) return `${inDays(next.days)} বন্ধ হবে`;
    if (next.takes === null) return 'আজ বন্ধ হবে';
    return next.takes === 'SIP'
      ? 'আজ বন্ধ হবে: এসআইপি বিকেল 3টেয়, এককালীন বিনিয়োগ রাত 12টায়'
      : 'রাত 12টায় বন্ধ হবে, শুধু এককালীন বিনিয়োগের জন্য';
  },
  allotment: (date, isPast) =>
    isPast ? `${formatDateShort(date)} তারিখে ইউনিট অ্যালট হয়েছে` : `${formatDateShort(date)} তারিখে ইউনিট অ্যালট হবে`,
  sourceOf: (source, date) => `${source}, ${date} তারিখের।`,
  moved: (days) => `এই স্যান্ডবক্সে আসল অফারের তারিখ ${days} দিন সরানো হয়েছে; ন্যূনতম অঙ্কগুলি উদাহরণ।`,
};

export const nfoShareText: Translation<typeof englishNfoShareText> = {
  shareHeading: 'কীভাবে শেয়ার করবেন?',
  shareMessage: (nfos) =>
    nfos.length === 1
      ? `এই নতুন ফান্ড অফারটি (এনএফও) দেখুন: ${nfos[0] ?? ''}।`
      : `এই নতুন ফান্ড অফারগুলি (এনএফও) দেখুন: ${nfos.join('; ')}।`,
  shareItem: (name, isOpen, opens, closes) =>
    isOpen ? `${name}, ${closes} পর্যন্ত খোলা` : `${name}, ${opens} থেকে ${closes} পর্যন্ত খোলা`,
  shared: 'এনএফওর লিঙ্ক শেয়ার হয়েছে!',
  notShared: 'এনএফওর লিঙ্ক শেয়ার করা যায়নি। একটু পরে আবার চেষ্টা করুন।',
};
