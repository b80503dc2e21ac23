// The tests of core and server that repeat something, as often as they can: fuzz, guesses, random input, months of instalments.
import { execFileSync } from 'node:child_process';
import { ROOT } from '../lib/exec.mjs';
import { runTests } from './run-tests.js';

const REPEATS = 'testing/(count-of|runs)\\.js';
const files = execFileSync('git', ['grep', '-lE', REPEATS, '--', '*.test.ts'], { cwd: ROOT, encoding: 'utf8' });
await runTests('counts', ['--project=node', ...files.trim().split('\n')]);
