import type { Reader } from './led-by-coverage.js';

/** A reader with a fault behind three signs in a row, each of which is a step of its own: one in sixteen million has them by chance. */
export const PLANTED: Reader = {
  seeds: [new TextEncoder().encode('nav;')],
  read: (input) => {
    if (input[0] !== 0x7c) return;
    if (input[1] !== 0x51) return;
    if (input[2] !== 0x7e) return;
    throw new Error('the planted fault');
  },
};
