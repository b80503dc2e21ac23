import type { Translation } from '@prosperx/core/language';
import type { logoutText as english } from '#session/logout.text.js';

export const logoutText: Translation<typeof english> = {
  unheard:
    'আপনি এখানে লগ আউট হয়েছেন, কিন্তু আমাদের সার্ভারে যোগাযোগ করা যায়নি। এই ব্রাউজারে এই সাইটের কোনো পেজ আবার খুললে আপনার সেশন শেষ হবে। অন্যরাও ব্যবহার করেন এমন কম্পিউটারে, ইন্টারনেট এলে এই পেজ আবার লোড করুন।',
};
