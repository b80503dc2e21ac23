// The package as a stranger meets it: installed beside React 18 and 19, compiled against, imported, rendered; in templates of Vue, Svelte, Solid and Preact.
import { runTests } from './lib/run-tests.js';

await runTests('package', ['scripts/publish/publish.long.test.ts', 'scripts/publish/frameworks.long.test.ts']);
