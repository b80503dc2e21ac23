// All tests of the SDK under Preact, of which `npm test` runs those of primitives and elements.
import { runTests } from './lib/run-tests.js';

await runTests('preact', ['--project=sdk-preact']);
