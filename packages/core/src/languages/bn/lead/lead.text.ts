import type { Translation } from '#language/index.js';
import { LEAD_KEPT_DAYS } from '#lead/lead.js';
import type {
  leadErrorText as englishLeadErrorText,
  leadRowText as englishLeadRowText,
  leadStatusText as englishLeadStatusText,
  leadSourceText as englishLeadSourceText,
  leadConsent as englishLeadConsent,
} from '#lead/lead.text.js';

export const leadErrorText: Translation<typeof englishLeadErrorText> = {
  lead_name_required: 'নাম লিখুন',
  lead_name_invalid: 'সঠিক নাম লিখুন',
  lead_mobile_required: 'বিনিয়োগকারীর নম্বর লিখুন',
  lead_mobile_invalid: 'সঠিক মোবাইল নম্বর লিখুন',
  lead_mobile_objected: 'আমাদের এই মোবাইল নম্বরের কোনো তথ্য না রাখতে বলা হয়েছে',
  lead_email_required: 'ইমেল লিখুন',
  lead_email_invalid: 'সঠিক ইমেল লিখুন',
  lead_amount_required: 'টাকার অঙ্ক লিখুন',
  lead_amount_too_high: 'সর্বাধিক 10,000 লক্ষ লিখুন',
  lead_follow_up_too_late: `${LEAD_KEPT_DAYS} দিনের মধ্যে কোনো তারিখ বেছে নিন: লিড এর বেশি রাখা হয় না`,
  own_name_required: 'আপনার পুরো নাম লিখুন',
  own_mobile_required: 'আপনার মোবাইল নম্বর লিখুন',
  own_email_required: 'আপনার ইমেল লিখুন',
};

export const leadRowText: Translation<typeof englishLeadRowText> = {
  lead_twice: 'এই মোবাইল নম্বর উপরের একটি সারিতে আছে',
  lead_amount_unreadable: 'টাকার অঙ্ক সংখ্যায় নেই',
};

export const leadStatusText: Translation<typeof englishLeadStatusText> = {
  new: 'নতুন',
  contacted: 'যোগাযোগ হয়েছে',
  invested: 'বিনিয়োগ করেছেন',
  not_interested: 'আগ্রহী নন',
};

export const leadSourceText: Translation<typeof englishLeadSourceText> = {
  calculator: 'শেয়ার করা ক্যালকুলেটর',
  premium_service: 'প্রিমিয়াম পরিষেবা',
  home: 'আপনার যোগ করা',
};

const kept = `শেষ যোগাযোগের ${LEAD_KEPT_DAYS} দিন পরে মুছে ফেলা হয়`;

export const leadConsent: Translation<typeof englishLeadConsent> = {
  version: 'lead-2026-11',
  byAdvisor: `বিনিয়োগ নিয়ে ফোন আর বার্তায় যাঁরা রাজি, শুধু তাঁদের তথ্য দিন। তাঁদের তথ্য ${kept}।`,
  byCustomer: (advisor) =>
    `সেভ করলে আপনি রাজি হন যে ${advisor} আর ProsperX বিনিয়োগ নিয়ে আপনাকে ফোন করতে ও বার্তা পাঠাতে পারে। আপনার তথ্য আর কাউকে দেওয়া হয় না এবং ${kept}।`,
};
