import type { Translation } from '@prosperx/core/language';
import type { ownLoginText as english } from '#domain/session/own-login.text.js';

export const ownLoginText: Translation<typeof english> = {
  note: 'ஒரு பார்ட்னர் உங்களை இங்கு லாகின் செய்துள்ளார். இங்கு காண்பதைவிட அதிகம் செய்ய நீங்களே ProsperX-இல் லாகின் செய்யவும்.',
  onPaper: 'ஒரு பார்ட்னர் உங்களை இங்கு லாகின் செய்துள்ளார். காகிதத்தில் ஆட்டோபே அமைக்க நீங்களே ProsperX-இல் லாகின் செய்யவும்.',
  logIn: 'ProsperX-இல் லாகின் செய்யவும்',
};
