import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { namesIn } from './lib/tsx.mjs';

it('docs/testing.md has a row for each long run, in the order of their names, and no other', () => {
  const page = readFileSync(new URL('../docs/testing.md', import.meta.url), 'utf8');
  const [, table = ''] = page.split('## Long runs');
  const named = [...table.matchAll(/^\| `([\w-]+)` +\|/gm)].map(([, name]) => name);
  expect(named).toEqual([...namesIn('scripts/trust', '.trust.ts')].sort());
});
