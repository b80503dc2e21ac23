import type { Translation } from '@prosperx/core/language';
import type { getTokenText as english } from '#services/client.text.js';

/** For the integrator, on the console, who reads English. */
export const getTokenText: Translation<typeof english> = {
  failed: 'prosperx: getToken failed:',
  silent: 'no answer in ten seconds',
};
