import type { Translation } from '@prosperx/core/language';
import type { fundTableText as english } from '#domain/fund-table/fund-table.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundTableText: Translation<typeof english> = {
  range: (from, to, of) => `${count(of)}-ல் ${count(from)} முதல் ${count(to)} வரை`,
  beyondTitle: 'இந்தப் பக்கம் பட்டியலில் இல்லை',
  beyondText: (pages) => (pages === 1 ? 'பட்டியலில் ஒரு பக்கம் மட்டுமே உள்ளது.' : `பட்டியலில் ${count(pages)} பக்கங்கள் உள்ளன.`),
  firstPage: 'முதல் பக்கத்துக்குச் செல்லவும்',
  scheme: 'ஸ்கீம்',
  risk: 'ரிஸ்க்',
  oneYear: '1 ஆண்டு',
  oneYearLong: '1 ஆண்டு',
  threeYears: '3 ஆண்டு',
  threeYearsLong: '3 ஆண்டுகள்',
  fiveYears: '5 ஆண்டு',
  fiveYearsLong: '5 ஆண்டுகள்',
  cost: 'செலவு',
  costLong: 'செலவு விகிதம்',
  size: 'அளவு',
  sizeLong: 'ஃபண்ட் அளவு',
  minimumSip: 'குறை. எஸ்ஐபி',
  action: 'செயல்',
  invest: 'முதலீடு',
  investIn: (fund) => `${fund}: முதலீடு செய்யவும்`,
  past: 'கடந்தகாலச் செயல்பாடு எதிர்கால ரிட்டர்னைக் குறிக்காது.',
};
