// Each row of docs/trust.md has a test that names it, or says why it has none.
import { problemsOf, readTags } from '../lib/trust-tags.mjs';
import { ROWS } from '../trust/rows.mjs';

const problems = problemsOf(Object.values(ROWS).flat(), readTags().tags);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
