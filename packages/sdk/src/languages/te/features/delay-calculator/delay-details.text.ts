import type { Translation } from '@prosperx/core/language';
import type { delayDetailsText as english } from '#features/delay-calculator/delay-details.text.js';

export const delayDetailsText: Translation<typeof english> = {
  parts: ['ఆలస్యంగా మొదలుపెడితే', 'ఆలస్యం వల్ల నష్టం'],
  columns: ['కాలం', 'ఆలస్యంగా మొదలుపెడితే', 'ఇప్పుడే మొదలుపెడితే'],
  now: 'ఇప్పుడే మొదలుపెడితే',
  catchUp: 'ఆ లోటు పూడ్చడానికి, ప్రతి నెలా',
  rateNeeded: 'లేదా ఆశించే రాబడి',
  summary: (now, later, years) => `ఇప్పుడే మొదలుపెట్టిన సిప్ ${now} కావచ్చు; ${years} ఆలస్యంగా మొదలుపెడితే ${later} కావచ్చు`,
};
