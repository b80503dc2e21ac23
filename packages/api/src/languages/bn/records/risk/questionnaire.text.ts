import type { Translation } from '@prosperx/core/language';
import type { RiskOption, RiskQuestion } from '@prosperx/core/risk';
import type { questionnaire1 as english } from '#records/risk/questionnaire.text.js';

/** Answers in the order in which they are shown; the id of each is its place. */
const answers = (...options: readonly (readonly [answerDescription: string, score: number])[]): RiskOption[] =>
  options.map(([answerDescription, score], index) => ({ answerOptionId: index + 1, answerDescription, score }));

const question = (questionNo: number, description: string, options: readonly RiskOption[]): RiskQuestion => ({
  questionNo,
  description,
  options,
});

export const questionnaire1: Translation<typeof english> = {
  riskProfileVersion: 1,
  questions: [
    question(
      1,
      'আপনার বয়স কত?',
      answers(['30-এর কম', 5], ['30 থেকে 40', 4], ['41 থেকে 50', 3], ['51 থেকে 60', 2], ['60-এর বেশি', 1]),
    ),
    question(
      2,
      'এই টাকার বেশির ভাগটা আপনার কবে লাগবে?',
      answers(
        ['1 বছরের মধ্যে', -6],
        ['1 থেকে 3 বছরে', 2],
        ['3 থেকে 5 বছরে', 5],
        ['5 থেকে 10 বছরে', 8],
        ['10 বছরেরও বেশি পরে', 10],
      ),
    ),
    question(
      3,
      'আগামী পাঁচ বছরে আপনার আয় কতটা নিশ্চিত?',
      answers(['আমার কোনও নিয়মিত আয় নেই', 1], ['মাসে মাসে অনেকটা বদলায়', 2], ['মোটামুটি স্থির', 4], ['স্থির, আর বাড়তে পারে', 5]),
    ),
    question(
      4,
      'যে সঞ্চয় কোথাও বিনিয়োগ করা নেই, তা দিয়ে আপনার কত মাস চলতে পারে?',
      answers(['1 মাসের কম', 1], ['1 থেকে 3 মাস', 2], ['3 থেকে 6 মাস', 4], ['6 মাসের বেশি', 5]),
    ),
    question(
      5,
      'আপনার মাসিক আয়ের কতটা ঋণের কিস্তিতে যায়?',
      answers(['অর্ধেকের বেশি', 1], ['চার ভাগের এক ভাগ থেকে অর্ধেক', 2], ['চার ভাগের এক ভাগের কম', 4], ['কিছুই না', 5]),
    ),
    question(
      6,
      'এ পর্যন্ত আপনি কীসে বিনিয়োগ করেছেন?',
      answers(
        ['শুধু সেভিংস অ্যাকাউন্ট আর ফিক্সড ডিপোজিট (FD)', 1],
        ['সোনা, জমি-বাড়ি বা বিমা পলিসি', 2],
        ['ডেট বা হাইব্রিড মিউচুয়াল ফান্ড', 3],
        ['ইকুইটি মিউচুয়াল ফান্ড', 4],
        ['5 বছরের বেশি সময় ধরে ইকুইটি মিউচুয়াল ফান্ড আর শেয়ার', 5],
      ),
    ),
    question(
      7,
      'একটি খারাপ বছরের পরে আপনার ₹1,00,000 বিনিয়োগের মূল্য ₹80,000 হয়েছে। আপনি কী করবেন?',
      answers(
        ['সব টাকা তুলে নেব', 1],
        ['কিছুটা আরও নিরাপদ জায়গায় রাখব', 2],
        ['অপেক্ষা করব, কিছু বদলাব না', 4],
        ['আরও বিনিয়োগ করব', 5],
      ),
    ),
    question(
      8,
      'এক বছর পরে ₹1,00,000-এর কোন ফলাফল আপনি বেছে নেবেন?',
      answers(
        ['নিশ্চিত ₹1,06,000', 1],
        ['₹1,00,000 থেকে ₹1,10,000-এর মধ্যে', 2],
        ['₹92,000 থেকে ₹1,20,000-এর মধ্যে', 3],
        ['₹80,000 থেকে ₹1,40,000-এর মধ্যে', 5],
      ),
    ),
  ],
  bands: [
    { from: 1, riskProfileClassId: 1 },
    { from: 15, riskProfileClassId: 2 },
    { from: 21, riskProfileClassId: 3 },
    { from: 30, riskProfileClassId: 4 },
    { from: 36, riskProfileClassId: 5 },
    { from: 41, riskProfileClassId: 6 },
  ],
};
