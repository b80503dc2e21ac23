import type { Translation } from '@prosperx/core/language';
import type { firstInstalmentText as english } from '#domain/invest/first-instalment.text.js';

export const firstInstalmentText: Translation<typeof english> = {
  firstInstalment: 'మొదటి వాయిదా',
  withOrder: 'ఆర్డర్‌తో పాటు',
  onSipDate: 'సిప్ తేదీన',
  laterGap: (days) =>
    `ఆర్డర్‌తో ఏమీ చెల్లించక్కర్లేదు. ప్రతి వాయిదాను ఆటోపే తీసుకుంటుంది; మొదటిది కనీసం ${days} రోజుల తర్వాత, పని దినాన. దీనికి ఆమోదం పొందిన ఆటోపే మ్యాండేట్ కావాలి.`,
  nextInstalment: 'తర్వాతి వాయిదా',
  gap: (days) => `తర్వాతి వాయిదా, మొదటి దాని తర్వాత కనీసం ${days} రోజులకు, పని దినాన ఉంటుంది.`,
};
