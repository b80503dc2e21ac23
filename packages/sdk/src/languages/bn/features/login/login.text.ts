import { maskMobile } from '@prosperx/core/format';
import type { Translation } from '@prosperx/core/language';
import type { loginText as english } from '#features/login/login.text.js';

const codeTitle = 'OTP আর নতুন পাসওয়ার্ড লিখুন';

export const loginText: Translation<typeof english> = {
  titles: {
    mobile: 'মোবাইল নম্বর দিয়ে লগ ইন করুন',
    password: 'আপনার পাসওয়ার্ড লিখুন',
    passwordcode: 'OTP আর পাসওয়ার্ড লিখুন',
    userdetails: 'আপনার ইমেল আর নাম লিখুন',
    confirmpassword: codeTitle,
    updatepassword: codeTitle,
    multipleUsers: 'কোন প্রোফাইল খুলবেন বেছে নিন',
  },
  connect: (partner) => `${partner}-এর সঙ্গে যুক্ত হবেন?`,
  newHere: 'নতুন এসেছেন? অ্যাকাউন্ট খুলুন',
  forMobile: (mobile) => `+91 ${mobile.slice(0, 5)} ${mobile.slice(5)}-এর জন্য`,
  codeSent: (mobile, sends) =>
    sends > 1 ? `${maskMobile(mobile)} নম্বরে নতুন কোড পাঠানো হয়েছে` : `${maskMobile(mobile)} নম্বরে কোড পাঠানো হয়েছে`,
  codeSentBefore: (mobile) => `${maskMobile(mobile)} নম্বরে একটু আগে কোড পাঠানো হয়েছে`,
  mobile: 'মোবাইল নম্বর',
  submit: 'জমা দিন',
  keptPrivate: 'আপনার তথ্য গোপন থাকে, আমরা অকারণ বার্তা পাঠাই না।',
  privacyPolicy: 'প্রাইভেসি পলিসি',
  terms: 'শর্তাবলি',
  tooManyTries: (wait) => `অনেক বার চেষ্টা হয়েছে। ${wait} পরে আবার চেষ্টা করুন।`,
  ownAdvisor: 'লগ ইন করতে আপনার নিজের উপদেষ্টার লিঙ্ক খুলুন। লগ ইন করার পরে প্রোফাইলে অন্য উপদেষ্টা বেছে নিতে পারেন।',
  leaveLink: 'এই উপদেষ্টার লিঙ্ক ছাড়া লগ ইন করুন',
  tryAgainNow: 'এখন আবার চেষ্টা করতে পারেন।',
  welcome: (name) => `আপনি ${name}-এর অ্যাকাউন্টে লগ ইন করেছেন।`,
};
