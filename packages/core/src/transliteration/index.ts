export { editDistances } from './distance.js';
export { isIndian, transliterate } from './transliterate.js';
export { meaningOf } from './meaning.js';
export { wordsSoundingLike, type PhoneticIndex, phoneticIndex } from './phonetic-key.js';
