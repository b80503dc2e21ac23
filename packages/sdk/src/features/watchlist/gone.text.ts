/** Words about funds that were watched and are none any more. */
export const goneText = {
  noLonger: (funds: string) => `No longer available: ${funds}.`,
  unknownFund: 'an unknown fund',
  unwatch: 'Remove from my watchlist',
};
