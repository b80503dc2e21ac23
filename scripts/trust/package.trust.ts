// What is published, built twice: the same bytes. The package as a stranger meets it: installed beside React 18 and 19, compiled against, imported, rendered; in templates of Vue, Svelte, Solid and Preact.
import { runTests } from './lib/run-tests.js';

// by itself: what it builds anew is what the others read
await runTests('package', ['scripts/publish/rebuilt.long.test.ts']);
await runTests('package', ['scripts/publish/publish.long.test.ts', 'scripts/publish/frameworks.long.test.ts']);
