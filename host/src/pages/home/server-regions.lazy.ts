/** What the home page shows of the server: one chunk, which comes after the page. */
export { LoanTile } from './loan-tile.js';
export { Notices } from './notices.js';
export { Packs } from './packs.js';
export { TaxSaverStrip } from '@prosperx/sdk/internal';
export { Worth } from './worth.js';
