import { joinTabs } from './tabs.js';

let isChanged = false;
const tabs = joinTabs('cart', () => (isChanged = true));

/** Ends the listening that began with the page; answers whether another tab changed the cart meanwhile. */
export function hasCartChanged(): boolean {
  tabs.leave();
  return isChanged;
}
