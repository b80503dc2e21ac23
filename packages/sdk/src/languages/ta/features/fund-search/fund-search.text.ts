import type { Translation } from '@prosperx/core/language';
import type {
  searchResultsText as englishSearchResultsText,
  fundSearchText as englishFundSearchText,
} from '#features/fund-search/fund-search.text.js';
import { searchFieldText } from '#languages/ta/features/fund-search/search-field.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const searchResultsText: Translation<typeof englishSearchResultsText> = {
  intro: (total, date) =>
    `${count(total)} ${total === 1 ? 'ஸ்கீம்' : 'ஸ்கீம்கள்'}.${date ? ` ${date} வரையிலான ஆண்டு ரிட்டர்ன்.` : ''}`,
  caption: (keywords) => (keywords ? `“${keywords}” தேடலுக்கான ஃபண்டுகள்` : 'எல்லா ஃபண்டுகளும்'),
  near: (keywords) => `“${keywords}” தேடலின் எல்லாச் சொற்களும் உள்ள ஃபண்ட் இல்லை. ஓரளவு பொருந்துபவை இவை.`,
  noneTitle: 'ஃபண்ட் எதுவும் கிடைக்கவில்லை',
  noneText: (keywords) =>
    `“${keywords}” தேடலுக்கு எதுவும் கிடைக்கவில்லை. எழுத்துகளைச் சரிபார்க்கவும், அல்லது ஃபண்ட் ஹவுஸ், வகை பெயரில் தேடவும்.`,
  clearSearch: 'தேடலை அழிக்கவும்',
  mostSearched: 'அதிகம் தேடப்பட்டவை',
  nfos: 'புதிய ஃபண்ட் வெளியீடுகள்',
};

export const fundSearchText: Translation<typeof englishFundSearchText> = {
  ...searchFieldText,
  clear: 'அழிக்கவும்',
  back: 'பின்செல்லவும்',
  suggestionList: 'பரிந்துரைகள்',
  groups: {
    suggestions: 'பரிந்துரைகள்',
    nfos: 'புதிய ஃபண்ட் வெளியீடுகள்',
    recent: 'சமீபத்திய தேடல்கள்',
    mostSearched: 'அதிகம் தேடப்பட்டவை',
    all: 'முடிவுகள்',
  },
  seeAll: (text) => `“${text}” தேடலின் எல்லா முடிவுகளும்`,
  nothingLikeIt: (text) => `“${text}” என்ற பெயரில் ஃபண்ட் இல்லை.`,
  oneMoreLetter: 'பரிந்துரைகளைப் பார்க்க இன்னும் ஓர் எழுத்தை டைப் செய்யவும்.',
  failed: 'ஏதோ தவறு நடந்துவிட்டது.',
  noServer: 'இந்த விட்ஜெட் சர்வருடன் இணைந்ததும் ஃபண்டுகள் இங்கே தெரியும்.',
};
