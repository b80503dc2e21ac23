// All tests of the SDK under Preact, of which `npm test` runs those without a server and a few journeys.
import { runTests } from './run-tests.js';

await runTests('preact', ['--project=sdk-preact']);
