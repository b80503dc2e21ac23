/** `@prosperx/api/trust`: the long runs. */
export { runDoubleClicks } from './double-clicks.js';
export { openAgain } from './open-again.js';
export { openFor } from './open-for.js';
