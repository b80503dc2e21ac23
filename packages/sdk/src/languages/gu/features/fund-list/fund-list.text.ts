import type { Translation } from '@prosperx/core/language';
import type { fundListText as english } from '#features/fund-list/fund-list.text.js';

const count = (of: number) => of.toLocaleString('en-IN');

export const fundListText: Translation<typeof english> = {
  intro: (total, date) => `${count(total)} સ્કીમ.${date ? ` વાર્ષિક વળતર ${date} સુધીનું.` : ''}`,
  caption: (category, sort) => `${category ? `${category} ફંડ` : 'ફંડ'}, ક્રમ: ${sort}`,
  sortBy: 'ક્રમ',
  sorts: {
    threeYear: '3 વર્ષનું વળતર',
    oneYear: '1 વર્ષનું વળતર',
    fiveYear: '5 વર્ષનું વળતર',
    size: 'ફંડની સાઇઝ',
    expenseRatio: 'એક્સપેન્સ રેશિયો',
    minimumSip: 'લઘુતમ એસઆઈપી',
    name: 'નામ',
  },
  filter: 'ફિલ્ટર',
  chosen: (of) => `${of} ફિલ્ટર પસંદ કર્યાં`,
  clearAll: 'બધાં કાઢો',
  clear: (value) => `${value} કાઢો`,
  minimumAge: (years) => `${years} વર્ષ કે તેથી જૂનાં`,
  sipChip: (rupees) => `એસઆઈપી ${rupees} કે તેથી ઓછી`,
  returnChip: (percent) => `3 વર્ષનું વળતર ${percent}% કે વધુ`,
  optionChip: 'આવક હાથમાં મળે છે (IDCW)',
  noneTitle: 'કોઈ ફંડ મળ્યું નથી',
  noneText: 'વધુ ફંડ જોવા કોઈ ફિલ્ટર કાઢો.',
  failed: 'કંઈક ખોટું થયું.',
  noServer: 'આ વિજેટ તેના સર્વર સાથે જોડાશે ત્યારે અહીં ફંડ દેખાશે.',
};
