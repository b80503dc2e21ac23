import { lazy } from '@prosperx/sdk/internal';

/** Whatever happens to one of them, the rest of the page goes on. */
const optional = { optional: true };

const regions = () => import('./server-regions.lazy.js');

/** Only for who is signed in and has some: a chunk of its own. */
export const ExistingOrder = lazy(async () => (await import('./existing-order.lazy.js')).ExistingOrder, optional);
export const LoanTile = lazy(async () => (await regions()).LoanTile, optional);
/** Only for advisors: a chunk of its own. */
export const NotAllowed = lazy(async () => (await import('./not-allowed.lazy.js')).NotAllowed, optional);
export const Notices = lazy(async () => (await regions()).Notices, optional);
export const Packs = lazy(async () => (await regions()).Packs, optional);
/** Only for who is signed in and not registered: a chunk of its own. */
export const Registration = lazy(async () => (await import('#layout/registration.lazy.js')).Registration, optional);
export const TaxSaverStrip = lazy(async () => (await regions()).TaxSaverStrip, optional);
export const Worth = lazy(async () => (await regions()).Worth, optional);
