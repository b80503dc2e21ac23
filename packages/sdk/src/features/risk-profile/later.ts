/* What stands below the first screen, in one file to fetch. */
export { FlashPlace } from '#ui/flash-place.js';
export { Screens } from './screens.js';
