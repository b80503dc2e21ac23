// The server's tests on the embedded engine, which `npm test` runs on PostgreSQL where that is found.
import { runTests } from './lib/run-tests.js';

await runTests('engines (pglite)', ['--project=node', 'packages/api/'], { TEST_DATABASE_URL: '', TRUST: '0' });
