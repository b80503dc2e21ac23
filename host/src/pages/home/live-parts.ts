import { lazyPage } from '#lazy-page.js';

const live = () => import('./live.js');

export const LoanTile = lazyPage(live, 'LoanTile');
export const NotAllowed = lazyPage(live, 'NotAllowed');
export const TaxSaverStrip = lazyPage(live, 'TaxSaverStrip');
export const Worth = lazyPage(live, 'Worth');
