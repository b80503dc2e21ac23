import { formatDate, formatNav, formatPercent } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { siteText as englishSiteText, publicPages as englishPublicPages } from '#site/site.text.js';

export const siteText: Translation<typeof englishSiteText> = {
  /** For the operator, who reads English. */
  notBuilt: 'The site is not built yet. "npm start" builds it.',
  documentTitle: (title) => `${title} · ProsperX`,
  homeTitle: 'হোম',
  fundDescription: ({ kind, fundHouse, nav, navDate, threeYearReturn }) =>
    [
      `${fundHouse}-এর ${kind} ফান্ড।`,
      `${formatDate(navDate)} তারিখে এনএভি ₹${formatNav(nav)}।`,
      threeYearReturn === null ? '' : `সেই দিন পর্যন্ত 3 বছরে বার্ষিক ${formatPercent(threeYearReturn)}।`,
      'অতীতের ফল থেকে ভবিষ্যতের রিটার্ন বোঝা যায় না।',
    ]
      .filter(Boolean)
      .join(' '),
  picture: {
    nav: (date) => `${formatDate(date)} তারিখের এনএভি`,
    lead: ({ kind, fundHouse }) => `${fundHouse}-এর ${kind} ফান্ড`,
    of: (name) => `${name}: শেষ এনএভি আর তার তারিখ`,
  },
  nfoDescription: ({ title, category, fundHouse, opens, closes }) =>
    `${fundHouse}-এর নতুন ফান্ড অফার (এনএফও) ${title} (${category}), ${formatDate(opens)} থেকে ${formatDate(closes)} পর্যন্ত খোলা: তারিখ, ন্যূনতম অঙ্ক আর কীভাবে আবেদন করবেন।`,
  nfoOverDescription: ({ title, category, fundHouse, lastDay }) =>
    `${fundHouse}-এর নতুন ফান্ড অফার (এনএফও) ${title} (${category}) ${formatDate(lastDay)} তারিখে শেষ হয়েছে।`,
  categoryDescription: (title, count) =>
    `${count.toLocaleString('en-IN')}টি ${title}: রিটার্ন, ঝুঁকি, আকার আর ন্যূনতম বিনিয়োগের তুলনা।`,
};

export const publicPages: Translation<typeof englishPublicPages> = {
  home: { title: siteText.homeTitle, description: 'অনেক ফান্ড হাউসের মিউচুয়াল ফান্ড, একটি অ্যাকাউন্টে।' },
  'best-performing-funds': {
    title: 'সেরা রিটার্নের ফান্ড',
    description: 'বার্ষিক রিটার্ন অনুযায়ী মিউচুয়াল ফান্ড; ধরন, ঝুঁকি আর ন্যূনতম বিনিয়োগের ফিল্টার সমেত।',
  },
  nfos: { title: 'নতুন ফান্ড অফার', description: 'প্রথম বার আসা স্কিম: কোনগুলি খোলা, কবে বন্ধ হবে আর কবে ইউনিট অ্যালট হবে।' },
  'compare-funds': {
    title: 'ফান্ডের তুলনা',
    description: 'সর্বাধিক চারটি মিউচুয়াল ফান্ড পাশাপাশি: কতটা বেড়েছে, রিটার্ন, ঝুঁকি, খরচ আর ন্যূনতম বিনিয়োগ।',
  },
  'sip-calculator': { title: 'এসআইপি ক্যালকুলেটর', description: 'প্রতি মাসে নির্দিষ্ট বিনিয়োগ কয়েক বছরে কত হতে পারে দেখুন।' },
  'goal-amount-calculator': {
    title: 'লক্ষ্য ক্যালকুলেটর',
    description: 'কোনও বছরের মধ্যে নির্দিষ্ট টাকা জমাতে মাসে কত বিনিয়োগ করবেন দেখুন।',
  },
  'lumpsum-calculator': { title: 'এককালীন বিনিয়োগ ক্যালকুলেটর', description: 'একবারে রাখা টাকা কয়েক বছরে কত হতে পারে দেখুন।' },
  'step-up-calculator': {
    title: 'স্টেপ-আপ এসআইপি ক্যালকুলেটর',
    description: 'প্রতি বছর বাড়তে থাকা মাসিক বিনিয়োগ কত হতে পারে দেখুন।',
  },
  packs: { title: 'প্যাক', description: 'মিউচুয়াল ফান্ডের তৈরি প্যাক। টাকার অঙ্ক আপনি ঠিক করুন, প্রতিটি ফান্ড তার অংশ পায়।' },
  'premium-services': { title: 'প্রিমিয়াম পরিষেবা', description: 'যেখানে শুধু ফান্ড যথেষ্ট নয়, সেখানে বিশেষজ্ঞের সাহায্য।' },
  calculators: {
    title: 'ক্যালকুলেটর',
    description: 'এসআইপি, এককালীন, এসডব্লিউপি, লক্ষ্য, অবসর, শিক্ষা, কর সাশ্রয়, মূল্যবৃদ্ধি আর রিটার্নের ক্যালকুলেটর।',
  },
  'swp-calculator': { title: 'এসডব্লিউপি ক্যালকুলেটর', description: 'প্রতি মাসে টাকা তুললে জমা টাকা কত দিন চলতে পারে দেখুন।' },
  'retirement-calculator': {
    title: 'অবসর ক্যালকুলেটর',
    description: 'অবসরের সময় কত টাকা দরকার, আর তত দিন মাসে কত বিনিয়োগ করবেন দেখুন।',
  },
  'cagr-calculator': { title: 'CAGR ক্যালকুলেটর', description: 'একটি মূল্য থেকে অন্য মূল্যে বছরে কী হারে পৌঁছেছে দেখুন।' },
  'xirr-calculator': { title: 'XIRR ক্যালকুলেটর', description: 'নানা দিনে জমা আর তোলা টাকার বার্ষিক রিটার্ন দেখুন।' },
  'delay-calculator': {
    title: 'দেরির ক্ষতি ক্যালকুলেটর',
    description: 'কয়েক বছর দেরিতে এসআইপি শুরু করলে কতটা ক্ষতি হতে পারে দেখুন।',
  },
  'elss-calculator': { title: 'ইএলএসএস ক্যালকুলেটর', description: 'ইএলএসএসে বিনিয়োগে পুরনো আর নতুন কাঠামোয় কত কর বাঁচে দেখুন।' },
  'inflation-calculator': { title: 'মূল্যবৃদ্ধি ক্যালকুলেটর', description: 'আজকের জিনিসের দাম কয়েক বছর পরে কত হতে পারে দেখুন।' },
  'education-calculator': {
    title: 'শিক্ষা ক্যালকুলেটর',
    description: 'যে কোর্সের খরচ বাড়ছে, তার জন্য মাসে কত বিনিয়োগ করবেন দেখুন।',
  },
  help: { title: 'সাহায্য', description: 'ProsperX-এ মিউচুয়াল ফান্ডে বিনিয়োগ নিয়ে প্রশ্নের উত্তর।' },
  'contact-us': { title: 'যোগাযোগ', description: 'ProsperX-এর সঙ্গে কীভাবে যোগাযোগ করবেন।' },
  'privacy-policy': { title: 'প্রাইভেসি পলিসি', description: 'ProsperX কী তথ্য রাখে, কেন, আর কত দিন।' },
  'terms-conditions': { title: 'ব্যবহারের শর্তাবলি', description: 'ProsperX ব্যবহারের শর্ত।' },
  'grievance-redressal': { title: 'অভিযোগের প্রতিকার', description: 'কীভাবে অভিযোগ জানাবেন, আর কে কবে সিদ্ধান্ত নেন।' },
};
