// Makes a widget that works, to be changed. Run it by `npm run new:widget NAME`.
import { relative } from 'node:path';
import { CommandError, logLine } from './lib/command-log.mjs';
import { ROOT } from './lib/exec.mjs';
import { newWidget } from './lib/new-widget.mjs';
import { SDK } from './rollup/paths.mjs';

try {
  const files = await newWidget(process.argv[2] ?? '', SDK);
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
