import { lazy } from '#primitives/display/lazy.js';

/** What follows the mobile number. */
export const LaterStep = lazy(async () => (await import('./steps/later-step.lazy.js')).LaterStep);
