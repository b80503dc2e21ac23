// The tests of core and server that do more within trust: all files that name `isTrust`, or import a helper that does, and those that are long.
import { execFileSync } from 'node:child_process';
import { ROOT } from '../lib/exec.mjs';
import { runTests } from './lib/run-tests.js';

const DOES_MORE = 'isTrust|testing/(count-of|runs)\\.js';
const list = (...args: string[]) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).trim().split('\n');
const doingMore = list('grep', '-lE', DOES_MORE, '--', '*.test.ts');
const files = new Set([...doingMore, ...list('ls-files', 'packages/**/*.long.test.ts')]);
await runTests('counts', ['--project=node', ...files]);
