// All tests of the SDK under React, with what `npm test` leaves out of them.
import { runTests } from './lib/run-tests.js';

await runTests('react', ['--project=sdk-react']);
