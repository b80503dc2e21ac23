import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { bareQuery } from './bare-query.mjs';
import { ROOT } from './paths.mjs';

const FILE = join(ROOT, 'node_modules/@tanstack/query-core/build/modern/infiniteQueryBehavior.js');
const exportsOf = (code: string) =>
  [...code.matchAll(/(?:export function (\w+)|export \{([^}]*)\})/g)]
    .flatMap(([, name, list = '']) => [name, ...list.split(',').map((part) => part.trim().split(' as ').at(-1))])
    .filter(Boolean)
    .sort();

it('has all that query-core exports there, and touches no other file', () => {
  const load = bareQuery().load as (id: string) => string | null;
  expect(exportsOf(load(FILE) ?? '')).toEqual(exportsOf(readFileSync(FILE, 'utf8')));
  expect(load(join(ROOT, 'node_modules/@tanstack/query-core/build/modern/query.js'))).toBeNull();
});
