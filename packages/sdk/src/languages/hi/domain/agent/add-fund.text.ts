import type { Translation } from '@prosperx/core/language';
import type { addFundText as english } from '#domain/agent/add-fund.text.js';

export const addFundText: Translation<typeof english> = {
  addFund: 'फंड जोड़ें',
  addFundNote: 'एकमुश्त और एसआईपी यहां जोड़ें; रिडेम्प्शन, स्विच और ट्रांसफर उनके अपने पेज से जोड़ें।',
  findFund: 'फंड का नाम',
  findFundHint: (least) => `कम से कम ${least} अक्षर`,
  foundFunds: (count) => `${count} फंड ${count > 1 ? 'मिले' : 'मिला'}`,
  noFund: (typed) => `“${typed}” नाम का कोई फंड नहीं है।`,
  closeSearch: 'बंद करें',
  fundAdded: 'नीचे के प्रस्ताव में जोड़ा गया।',
};
