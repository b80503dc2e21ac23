/** Words of the search by which an advisor adds a fund to a proposal. */
export const addFundText = {
  addFund: 'Add a fund',
  addFundNote: 'Add lumpsums and SIPs here; add a redemption, switch or transfer from its own page.',
  findFund: 'Name of the fund',
  findFundHint: (least: number) => `At least ${least} letters`,
  foundFunds: (count: number) => (count === 1 ? '1 fund found' : `${count} funds found`),
  noFund: (typed: string) => `No fund is called “${typed}”.`,
  closeSearch: 'Close',
  fundAdded: 'Added to the proposal below.',
};
