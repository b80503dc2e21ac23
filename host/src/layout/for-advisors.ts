import { lazyPage } from '#lazy-page.js';

/** What advisors alone see; nobody else waits for it. */
const fetchParts = () => import('./advisor-parts.js');

export const AdvisorStrip = lazyPage(fetchParts, 'AdvisorStrip');
export const ChooseCustomer = lazyPage(fetchParts, 'ChooseCustomer');
export const CustomerStrip = lazyPage(fetchParts, 'CustomerStrip');
export const MenuExit = lazyPage(fetchParts, 'MenuExit');
