import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { ROOT } from './exec.mjs';

/** A text as `npm run check` wants it; the file's name tells the language. @param {string} file @param {string} text */
export async function formatted(file, text) {
  const options = JSON.parse(readFileSync(join(ROOT, '.oxfmtrc.json'), 'utf8'));
  const { code, errors } = await format(file, text, options);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return code;
}
