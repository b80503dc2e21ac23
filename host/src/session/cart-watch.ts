import { joinTabs } from './tabs.js';

let isChanged = false;
let tabs: ReturnType<typeof joinTabs> | null = null;

/** Listens, from the beginning of the page, whether another tab changes the cart. */
export function watchCart(): void {
  tabs = joinTabs('cart', () => (isChanged = true));
}

/** Ends the listening; answers whether another tab changed the cart meanwhile. */
export function hasCartChanged(): boolean {
  tabs?.leave();
  return isChanged;
}
