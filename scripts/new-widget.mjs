// Makes a widget that works, to be changed: `npm run new:widget -- NAME`, or `npm run new:widget -- NAME --private` for one of whoever is signed in.
import { relative } from 'node:path';
import { CommandError, logLine } from './lib/command-log.mjs';
import { ROOT } from './lib/exec.mjs';
import { newWidget } from './lib/new-widget.mjs';
import { SDK } from './rollup/paths.mjs';

try {
  const [name = '', ...flags] = process.argv.slice(2);
  const unknown = flags.find((flag) => flag !== '--private');
  if (unknown)
    throw new CommandError(
      `there is no "${unknown}": "npm run new:widget -- NAME --private" makes a widget of a person.`,
    );
  const files = await newWidget(name, SDK, { isPrivate: flags.length > 0 });
  // reads the lists, which are longer now
  await import('./docs.mjs');
  for (const file of files) console.log(`  ${relative(ROOT, file)}`);
  logLine(
    'made it, with its reference page. Change contract, text, view, style and test; "npm run docs" after the contract, and commit docs and custom-elements.json. Then a line in CHANGELOG.md, and "npm run size".',
  );
} catch (error) {
  if (!(error instanceof CommandError)) throw error;
  console.error(`prosperx: ${error.message}`);
  process.exitCode = 1;
}
