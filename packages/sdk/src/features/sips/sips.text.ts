/** Words of the page of SIPs. */
export const sipsText = {
  failed: 'Your SIPs could not be loaded.',
  logIn: 'Log in to see your SIPs.',
  empty: 'You have no SIPs yet',
  emptyText: 'Invest a fixed amount every month, from ₹100.',
  explore: 'Explore Mutual Funds',
};
