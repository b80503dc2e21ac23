import type { Translation } from '@prosperx/core/language';
import type { firstInstalmentText as english } from '#domain/invest/first-instalment.text.js';

export const firstInstalmentText: Translation<typeof english> = {
  firstInstalment: 'पहली किस्त',
  withOrder: 'ऑर्डर के साथ',
  onSipDate: 'एसआईपी की तारीख पर',
  laterGap: (days) =>
    `ऑर्डर के साथ कुछ नहीं देना है। हर किस्त ऑटोपे से कटती है, पहली कम से कम ${days} दिन बाद किसी कामकाजी दिन पर। इसके लिए मंजूर ऑटोपे मैंडेट चाहिए।`,
  nextInstalment: 'अगली किस्त',
  gap: (days) => `अगली किस्त पहली के कम से कम ${days} दिन बाद, किसी कामकाजी दिन पर जाती है।`,
};
