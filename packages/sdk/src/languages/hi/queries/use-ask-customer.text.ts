import type { Translation } from '@prosperx/core/language';
import type { askCustomerText as english } from '#queries/use-ask-customer.text.js';

export const askCustomerText: Translation<typeof english> = {
  sent: (to) => `हमने आपके ग्राहक को ${to} पर लिंक भेजा है। वे 24 घंटे के अंदर उस लिंक पर अपने OTP से मंजूरी दे सकते हैं।`,
};
