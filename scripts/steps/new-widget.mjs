import { runScript } from '../lib/tsx.mjs';

/** `npm run new:widget NAME`. @param {string[]} args */
export const run = (args) => runScript('scripts/new-widget.mjs', args);
