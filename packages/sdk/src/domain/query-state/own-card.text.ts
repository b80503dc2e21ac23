/** The cards of a page that are somebody's own: their titles, and what a visitor reads in them. */
export const ownCardText = {
  redeem: { title: 'Redeem Fund', logIn: 'Please log in to sell units.' },
  switch: { title: 'Switch Fund', logIn: 'Please log in to sell units.' },
  investMore: { title: 'Additional Investment Details', logIn: 'Please log in to invest more.' },
};
