/** What the home page shows of the server: one chunk, which comes after the page. */
export { LoanTile } from './loan-tile.js';
export { NotAllowed } from './not-allowed.js';
export { TaxSaverStrip } from '@prosperx/sdk/internal';
export { Worth } from './worth.js';
