// All tests of the SDK under Preact. Of it `npm test` has the browser tests, which load the published elements.
import { runTests } from './run-tests.js';

await runTests('preact', ['--project=sdk-preact']);
