import type { Translation } from '@prosperx/core/language';
import type { orderFactsText as english } from '#domain/order/order-facts.text.js';

export const orderFactsText: Translation<typeof english> = {
  allotment: 'अलॉटमेंट',
  atFaceValue: (date, price) => `${date}, ${price} प्रति यूनिट`,
  nav: 'किस दिन का एनएवी',
  navIfPaid: (before) => `पैसा ${before} से पहले पहुंच जाए, तो यह एनएवी मिलेगा।`,
  stampDuty: 'रकम में शामिल स्टाम्प ड्यूटी',
};
