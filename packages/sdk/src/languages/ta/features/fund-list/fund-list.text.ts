import type { Translation } from '@prosperx/core/language';
import type { fundListText as english } from '#features/fund-list/fund-list.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundListText: Translation<typeof english> = {
  intro: (total, date) =>
    `${count(total)} ${total === 1 ? 'ஸ்கீம்' : 'ஸ்கீம்கள்'}.${date ? ` ${date} வரையிலான ஆண்டு ரிட்டர்ன்.` : ''}`,
  caption: (category, sort) => `${category ? `${category} ஃபண்டுகள்` : 'ஃபண்டுகள்'}, வரிசை: ${sort}`,
  sortBy: 'வரிசை',
  sorts: {
    threeYear: '3 ஆண்டு ரிட்டர்ன்',
    oneYear: '1 ஆண்டு ரிட்டர்ன்',
    fiveYear: '5 ஆண்டு ரிட்டர்ன்',
    size: 'ஃபண்ட் அளவு',
    expenseRatio: 'செலவு விகிதம்',
    minimumSip: 'குறைந்தபட்ச எஸ்ஐபி',
    name: 'பெயர்',
  },
  filter: 'ஃபில்டர்',
  chosen: (of) => `${of} ${of === 1 ? 'ஃபில்டர்' : 'ஃபில்டர்கள்'} தேர்ந்தெடுத்துள்ளீர்கள்`,
  clearAll: 'எல்லாம் நீக்கவும்',
  clear: (value) => `${value}: நீக்கவும்`,
  minimumAge: (years) => (years === '1' ? '1 ஆண்டு அல்லது அதற்கு மேல்' : `${years} ஆண்டுகள் அல்லது அதற்கு மேல்`),
  sipChip: (rupees) => `எஸ்ஐபி ${rupees} அல்லது குறைவு`,
  returnChip: (percent) => `3 ஆண்டு ரிட்டர்ன் ${percent}% அல்லது அதிகம்`,
  optionChip: 'வருமானம் தரும் (IDCW)',
  noneTitle: 'ஃபண்ட் எதுவும் கிடைக்கவில்லை',
  noneText: 'மேலும் ஃபண்டுகளைப் பார்க்க, ஒரு ஃபில்டரை நீக்கவும்.',
  failed: 'ஏதோ தவறு நடந்துவிட்டது.',
  noServer: 'இந்த விட்ஜெட் சர்வருடன் இணைந்ததும் ஃபண்டுகள் இங்கே தெரியும்.',
};
