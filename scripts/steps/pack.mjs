import { buildStale, PACKAGE } from '../lib/build.mjs';
import { logLine } from '../lib/command-log.mjs';
import { packSdk } from '../lib/package.mjs';

/** `npm run pack [FOLDER]`: builds the SDK and packs it as it is published, in a file for `npm install`; where none is named, in the folder from which the server gives it out. @param {readonly string[]} args */
export async function run([folder = '.cache/pack']) {
  await buildStale('sdk', PACKAGE);
  logLine(`packed ${await packSdk(folder)}`);
  return 0;
}
