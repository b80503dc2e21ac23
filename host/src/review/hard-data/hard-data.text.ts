/** Words of the section with hard data. */
export const hardDataText = {
  title: 'Hard data',
  manyFolios: 'Portfolio: 500 folios, long names, twelve digits',
  noFolio: 'Portfolio: no folio',
  manyFunds: 'Fund search: 500 results',
  noFund: 'Fund search: no result',
};
