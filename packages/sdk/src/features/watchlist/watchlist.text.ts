export const watchlistText = {
  noServer: 'The funds that you watch appear here once this widget is connected to its server.',
  failed: 'Your watchlist could not be shown',
  noneTitle: 'You watch no funds yet',
  noneText: 'Press the star beside a fund, and it stands here.',
  searchFunds: 'Search funds',
  caption: 'Funds that you watch',
};
