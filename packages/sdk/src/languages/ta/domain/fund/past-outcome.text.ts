import type { Translation } from '@prosperx/core/language';
import type { pastOutcomeText as english } from '#domain/fund/past-outcome.text.js';

export const pastOutcomeText: Translation<typeof english> = {
  worth: (date) => `${date} அன்று மதிப்பு`,
  invested: (instalments) => (instalments === 1 ? 'உங்கள் முதலீடு' : `உங்கள் முதலீடு, ${instalments} தவணைகள்`),
  gain: 'உங்கள் லாபம்',
  loss: 'உங்கள் நஷ்டம்',
  aYear: 'ஆண்டுக்கு (XIRR)',
  summary: (invested, value, since) => `${since} முதல் முதலீடு செய்த ${invested}, ${value} ஆகியிருக்கும்`,
  table: ['தேதி', 'உங்கள் முதலீடு', 'மதிப்பு'],
};
