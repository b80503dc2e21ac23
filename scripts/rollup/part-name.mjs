import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { ROOT } from './paths.mjs';

/** The name of a part of the site that is loaded by itself. Short, since it stands in the scripts of each page; the same in each build. @param {string} module @param {string} part */
export const partName = (module, part) =>
  createHash('sha256')
    .update(`${relative(ROOT, module)} ${part}`)
    .digest('base64url')
    .slice(0, 6);
