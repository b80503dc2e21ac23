import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { dependenciesPage, dependencyProblems, isAllowed, type readLock, runtimePackages } from './dependencies.mjs';
import { ROOT } from './exec.mjs';

const whole = { version: '1.0.0', integrity: 'sha512-x', license: 'MIT' };
const lockWith = (zod: object) => ({
  'packages/core': { dependencies: { zod: '^1' } },
  'node_modules/zod': { ...whole, dependencies: { inner: '^1' }, ...zod },
  'node_modules/zod/node_modules/inner': whole,
  'node_modules/inner': { ...whole, version: '9.9.9' },
  'node_modules/tool': { ...whole, license: 'SSPL-1.0', hasInstallScript: true },
});

describe('what runs', () => {
  // Trust E10: every package of the lock file with its hash; none that runs has a script at its installation or a licence off the list
  it('is whole: hashes, no scripts at installation, licences that are on the list', () => {
    expect(dependencyProblems()).toEqual([]);
    expect(runtimePackages().length).toBeGreaterThan(50);
  });

  it('has a page that is current (npm run docs writes it)', () => {
    expect(readFileSync(join(ROOT, 'docs/dependencies.md'), 'utf8')).toBe(dependenciesPage());
  });

  it('is found as Node finds it, without tools', () => {
    expect(runtimePackages(lockWith({})).map(({ path }) => path)).toEqual([
      'node_modules/zod/node_modules/inner',
      'node_modules/zod',
    ]);
    expect(dependencyProblems(lockWith({}))).toEqual([]);
  });

  // Trust E10, control: a package without a hash, with a script or with another licence is named
  it.each([
    [{ integrity: undefined }, 'zod has no hash in package-lock.json'],
    [{ hasInstallScript: true }, 'zod runs a script when it is installed'],
    [{ license: 'GPL-3.0-only' }, 'zod has a licence that is not on the list: GPL-3.0-only'],
    [{ license: undefined }, 'zod has a licence that is not on the list: none named'],
  ])('is refused with %j', (zod, problem) => {
    expect(dependencyProblems(lockWith(zod) as ReturnType<typeof readLock>)).toEqual([problem]);
  });

  it.each([
    ['MIT', true],
    ['(MIT AND Zlib)', true],
    ['(MIT OR GPL-3.0-only)', true],
    ['MIT AND GPL-3.0-only', false],
    ['GPL-3.0-only', false],
  ])('may have the licence %s: %j', (license, allowed) => {
    expect(isAllowed(license)).toBe(allowed);
  });
});
