export const watchlistText = {
  noServer: 'The funds that you watch appear here once this widget is connected to its server.',
  failed: 'Your watchlist could not be shown',
  logInFirst: 'Please log in to see your watchlist',
  noneTitle: 'Your watchlist is empty',
  noneText: 'Select the star next to a fund to add it here.',
  searchFunds: 'Search funds',
  caption: 'Funds that you watch',
};
