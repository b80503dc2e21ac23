// Packages that run have hashes, no scripts of their own, and licences that are on the list.
import { dependencyProblems } from '../lib/dependencies.mjs';

const problems = dependencyProblems();
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
