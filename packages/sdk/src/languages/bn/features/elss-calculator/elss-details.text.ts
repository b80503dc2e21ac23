import type { Translation } from '@prosperx/core/language';
import type { elssDetailsText as english } from '#features/elss-calculator/elss-details.text.js';

export const elssDetailsText: Translation<typeof english> = {
  parts: ['বিনিয়োগ', 'লাভ হতে পারে'],
  deducted: (section) => `ছাড় (${section} ধারা)`,
  taxIn: { old: 'পুরনো কাঠামোয় কর', new: 'একই আয়ে নতুন কাঠামোয় কর' },
  value: (years) => `${years} পরে মূল্য`,
  gainTax: 'তার লাভের উপর আজকের হারে কর, সারচার্জ আর সেসের আগে',
  note: (law, limit, savings, newRegime, rebate, exemption) =>
    `${law.replace('Income-tax Act', 'আয়কর আইন')}: ${savings} ধারায় বছরে ${limit} পর্যন্ত ছাড় মেলে, তবে শুধু পুরনো কাঠামোয়; নতুন কাঠামো ${newRegime} ধারায়। আয়ের উপর করে রিবেট (${rebate} ধারা), সারচার্জ আর সেস ধরা আছে; হিসেব 60 বছরের কম বয়সি, ভারতে বসবাসকারী ব্যক্তির জন্য। নতুন কাঠামোয় ছাড় কম এবং স্ট্যান্ডার্ড ডিডাকশন বেশি, তাই সেখানে আপনার করযোগ্য আয় আলাদা হতে পারে। ইকুইটিতে এক বছরের দীর্ঘমেয়াদি লাভের মধ্যে ${exemption} করমুক্ত; এতে সব ফান্ড আর শেয়ার একসঙ্গে ধরা হয়।`,
  newIsLess: (tax, less) => `নতুন কাঠামোয় এই আয়ে ${tax} কর লাগবে, যা এই বিনিয়োগ সমেত পুরনো কাঠামোর করের চেয়ে ${less} কম।`,
  summary: (investment, value, years) => `ইএলএসএসে ${investment} বেড়ে ${years} পরে ${value} হতে পারে`,
};
