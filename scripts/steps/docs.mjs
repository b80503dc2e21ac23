import { say } from '../lib/say.mjs';
import { runScript } from '../lib/tsx.mjs';

/** `npm run docs`: one page a widget, from the contracts. @param {string[]} args */
export async function run(args) {
  say('writing packages/sdk/docs from the contracts …');
  return runScript('scripts/docs.mjs', args);
}
