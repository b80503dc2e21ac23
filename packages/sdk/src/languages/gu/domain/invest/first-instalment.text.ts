import type { Translation } from '@prosperx/core/language';
import type { firstInstalmentText as english } from '#domain/invest/first-instalment.text.js';

export const firstInstalmentText: Translation<typeof english> = {
  firstInstalment: 'પહેલો હપ્તો',
  withOrder: 'ઓર્ડર સાથે',
  onSipDate: 'એસઆઈપીની તારીખે',
  laterGap: (days) =>
    `ઓર્ડર સાથે કંઈ ભરવાનું નથી. દરેક હપ્તો ઓટોપેથી ખાતામાંથી કપાય છે; પહેલો હપ્તો ઓછામાં ઓછા ${days} દિવસ પછી, કામકાજના દિવસે. તે માટે મંજૂર થયેલું ઓટોપે મેન્ડેટ જોઈએ.`,
  nextInstalment: 'પછીનો હપ્તો',
  gap: (days) => `પછીનો હપ્તો પહેલા હપ્તાના ઓછામાં ઓછા ${days} દિવસ પછી, કામકાજના દિવસે હોય છે.`,
};
