// `npm run words -- export LANGUAGE [FILE]` writes the words of a language as XLIFF, and `npm run words -- import FILE` writes them back.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { LANGUAGES } from '@prosperx/core/language';
import { CommandError } from './lib/command-log.mjs';
import { ROOT } from './lib/exec.mjs';
import { exportWords, importWords } from './words/exchange.js';

const HOW = 'use "npm run words -- export LANGUAGE [FILE]" or "npm run words -- import FILE"';
const [verb, what = '', file = `test-results/words.${what}.xlf`] = process.argv.slice(2);

try {
  const translated = Object.keys(LANGUAGES).filter((language) => language !== 'en');
  if (verb === 'export') {
    if (!translated.includes(what))
      throw new CommandError(`there is no language "${what}"; there are: ${translated.join(', ')}.`);
    const xml = await exportWords(ROOT, what);
    mkdirSync(dirname(resolve(file)), { recursive: true });
    writeFileSync(file, xml);
    console.log(
      `prosperx: ${xml.match(/<trans-unit /g)?.length ?? 0} sentences of ${xml.match(/<file /g)?.length ?? 0} files are in ${file}`,
    );
  } else if (verb === 'import' && what !== '') {
    const { faults, changed } = await importWords(ROOT, readFileSync(what, 'utf8'));
    if (faults.length > 0) throw new CommandError(`nothing is written:\n  ${faults.join('\n  ')}`);
    for (const one of changed) {
      writeFileSync(join(ROOT, one.file), one.code);
      console.log(`  ${one.file}: ${one.sentences}`);
    }
    console.log(`prosperx: ${changed.length} files are written; "npm run check" and a look at the screens come next`);
  } else throw new CommandError(`${HOW}.`);
} catch (error) {
  if (!(error instanceof CommandError) && !(error instanceof Error && 'code' in error && error.code === 'ENOENT'))
    throw error;
  console.error(`prosperx: ${error.message}`);
  process.exitCode = 1;
}
