// A widget made by `npm run new:widget`: its types, the rules, its own tests.
import { runTests } from './lib/run-tests.js';

await runTests('new-widget', ['scripts/new-widget.long.test.ts']);
