/* What stands below the first screen, in one file to fetch. */
export { FlashPlace } from '#domain/session/flash-place.js';
export { Screens } from './screens.js';
