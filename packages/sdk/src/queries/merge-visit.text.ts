export const mergeVisitText = {
  leftOut: (count: number) =>
    `Your cart is full. ${count === 1 ? '1 scheme' : `${count} schemes`} from your visit did not fit and will be in the cart again when you log out.`,
  unwatched:
    'Your watchlist has no room for the funds that you watched before you logged in. They will be there again when you log out.',
};
