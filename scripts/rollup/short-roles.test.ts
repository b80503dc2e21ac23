import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { SOURCE } from './paths.mjs';
import { shortRoles, withShortRoles } from './short-roles.mjs';

const SHEET = ':host{--px-unit:var(--px-base,16px);--px-space-1:calc(var(--px-unit)*1);--px-chart-1:red}';

it('names roles anew, wherever they stand, and leaves knobs and what code composes', () => {
  const roles = shortRoles([SHEET]);
  expect(withShortRoles(SHEET, roles)).toBe(':host{--p0:var(--px-base,16px);--p1:calc(var(--p0)*1);--px-chart-1:red}');
  expect(withShortRoles('a{gap:var(--px-space-1);top:var(--px-space-12)}', roles)).toBe(
    'a{gap:var(--p1);top:var(--px-space-12)}',
  );
});

it('knows every family of roles that our code composes', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!test|spec)\.tsx?$/.test(file) && !file.includes('testing/'),
  );
  const composed = files.flatMap(
    (file) => readFileSync(join(SOURCE, file), 'utf8').match(/--px-[\w-]*(?=\$\{)/g) ?? [],
  );
  expect([...new Set(composed)].sort()).toEqual(['--px-chart-', '--px-risk-']);
});
