/** The sentences of the calls about what can be bought. */
export const fundSummaries: Readonly<Record<string, string>> = {
  // fund
  suggestFunds: 'Returns at most five funds whose name is like a text, nearest first.',
  searchFunds: 'Returns the funds that fit every word of a text, by pages of ten from 0.',
  getFundDetail: 'Returns all that is known of one fund, with its NAV history.',
  getFundFacts:
    'Returns the facts of one fund that its page shows further down, each with its day and none past its age.',
  getTopFunds: 'Returns the best funds of each category by three-year return.',
  listFunds: 'Lists the funds of a category, or all, narrowed and sorted; counts what each further filter would leave.',
  getFundCounts: 'Returns how many schemes, of how many fund houses, can be looked at, and the day of the latest NAV.',
  getExchangeHolidays:
    'Returns the weekdays from the first day of this year on, on which the exchange is closed, as far as they are named.',
  compareFunds: 'Returns up to four funds to put side by side, direct plans too.',
  getWatchlist: 'Returns the ids of the schemes that the account holder watches, newest first.',
  watchFunds: 'Adds schemes to those that the account holder watches.',
  unwatchFund: 'Takes a scheme from those that the account holder watches.',
  getCutOffs: 'Tells by when money must be there for the next NAV.',
  getMostViewedFunds: 'Returns the funds that were opened most often of late, most first.',
  // nfo
  getNfos: 'Returns all new fund offers: open, upcoming, recently closed, and closed and listed.',
  getNfoReminders: 'Returns the ids of the new fund offers of whose close the account holder is reminded.',
  setNfoReminder: 'Asks for a reminder on the day before a new fund offer closes, or for none.',
  // pack
  getPacks: 'Returns the ready-made baskets of schemes, with their shares and limits.',
};
