import type { Translation } from '@prosperx/core/language';
import type { askCustomerText as english } from '#queries/use-ask-customer.text.js';

export const askCustomerText: Translation<typeof english> = {
  sent: (to) => `आम्ही तुमच्या ग्राहकाला ${to} वर लिंक पाठवली आहे. ते 24 तासांच्या आत तेथे स्वतःच्या OTP ने मंजुरी देऊ शकतात.`,
};
