import type { CartRow } from './repository.js';

/** Tells whether nobody is asked about a cart: one that has a link, or says who asked, was withdrawn with the right of its advisor to act. */
export const isUnasked = (approval: CartRow['approval']): boolean => approval === null || approval === 'PENDNEW';
