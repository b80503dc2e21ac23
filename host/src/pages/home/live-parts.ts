import { lazyPage } from '#lazy-page.js';

const live = () => import('./live.js');

/** Only for who is signed in and has some: a chunk of its own. */
export const ExistingOrder = lazyPage(() => import('./existing-order.js'), 'ExistingOrder');
export const LoanTile = lazyPage(live, 'LoanTile');
/** Only for advisors: a chunk of its own. */
export const NotAllowed = lazyPage(() => import('./not-allowed.js'), 'NotAllowed');
export const Notices = lazyPage(live, 'Notices');
export const Packs = lazyPage(live, 'Packs');
/** Only for who is signed in and not registered: a chunk of its own. */
export const Registration = lazyPage(() => import('#layout/registration.js'), 'Registration');
export const TaxSaverStrip = lazyPage(live, 'TaxSaverStrip');
export const Worth = lazyPage(live, 'Worth');
