import type { Translation } from '@prosperx/core/language';
import type { firstInstalmentText as english } from '#domain/invest/first-instalment.text.js';

export const firstInstalmentText: Translation<typeof english> = {
  firstInstalment: 'முதல் தவணை',
  withOrder: 'ஆர்டருடன்',
  onSipDate: 'எஸ்ஐபி தேதியில்',
  laterGap: (days) =>
    `ஆர்டருடன் எதுவும் செலுத்த வேண்டாம். ஒவ்வொரு தவணையையும் ஆட்டோபே எடுத்துக்கொள்ளும்; முதல் தவணை குறைந்தது ${days} நாட்களுக்குப் பிறகு ஒரு வேலை நாளில். இதற்கு ஒப்புதல் பெற்ற ஆட்டோபே மேண்டேட் தேவை.`,
  nextInstalment: 'அடுத்த தவணை',
  gap: (days) => `அடுத்த தவணை, முதல் தவணையிலிருந்து குறைந்தது ${days} நாட்களுக்குப் பிறகு ஒரு வேலை நாளில் இருக்கும்.`,
};
