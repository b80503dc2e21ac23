import type { sipDateText as english } from '#cart/sip-date.text.js';
import type { Translation } from '#language/index.js';

export const sipDateText: Translation<typeof english> = {
  forMonths: (day, months) => `ప్రతి నెలా ${Number.parseInt(day, 10)}వ తేదీ, ${months} ${months === 1 ? 'నెల' : 'నెలల'} పాటు`,
  untilCancelled: (day) => `ప్రతి నెలా ${Number.parseInt(day, 10)}వ తేదీ, రద్దు చేసే వరకు`,
};
