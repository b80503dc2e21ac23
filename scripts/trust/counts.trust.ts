// The tests of core and server that repeat something, as often as they can (fuzz, guesses, random input, months of instalments), and those that are long.
import { execFileSync } from 'node:child_process';
import { ROOT } from '../lib/exec.mjs';
import { runTests } from './run-tests.js';

const REPEATS = 'testing/(count-of|runs)\\.js';
const list = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const repeating = list('grep', '-lE', REPEATS, '--', '*.test.ts');
const files = new Set([...repeating, ...list('ls-files', 'packages/**/*.long.test.ts')]);
await runTests('counts', ['--project=node', ...files]);
