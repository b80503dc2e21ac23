import type { Translation } from '@prosperx/core/language';
import type { firstInstalmentText as english } from '#domain/invest/first-instalment.text.js';

export const firstInstalmentText: Translation<typeof english> = {
  firstInstalment: 'पहिला हप्ता',
  withOrder: 'ऑर्डरसोबत',
  onSipDate: 'एसआयपीच्या तारखेला',
  laterGap: (days) =>
    `ऑर्डरसोबत काहीही भरावे लागत नाही. प्रत्येक हप्ता ऑटोपेने खात्यातून जातो; पहिला हप्ता किमान ${days} दिवसांनी, कामकाजाच्या दिवशी. त्यासाठी मंजूर ऑटोपे मँडेट लागते.`,
  nextInstalment: 'पुढचा हप्ता',
  gap: (days) => `पुढचा हप्ता पहिल्यानंतर किमान ${days} दिवसांनी, कामकाजाच्या दिवशी असतो.`,
};
