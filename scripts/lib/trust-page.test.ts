import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROWS } from '../trust/rows.mjs';
import { ROOT } from './exec.mjs';
import { PAGE, runsOf, trustPage } from './trust-page.mjs';
import { problemsOf, readTags, tagsIn } from './trust-tags.mjs';

const rows = Object.values(ROWS).flat();
const row = { id: 'M1', promise: 'A press makes one order', goal: 'one' };
const tagged = tagsIn('a.test.ts', "  // Trust M1: one order\n  it('makes one', () => {});");

describe('docs/trust.md', () => {
  it('is what rows, tests and kept runs come to (npm run docs writes it)', () => {
    expect(readFileSync(join(ROOT, PAGE), 'utf8')).toBe(trustPage());
  });

  it('has a line for each of 72 promises, each with a test or the reason why there is none', () => {
    expect(rows).toHaveLength(72);
    expect(problemsOf(rows, readTags().tags)).toEqual([]);
  });

  it('says of a run that was never kept that it was not run, and of one that was when, at which commit and whether it passed', () => {
    const read = readTags();
    expect(trustPage(read, {})).toContain('`races`: not run yet');
    const run = { passed: false, date: '2026-11-28', commit: '0123456789abcdef', seconds: 3, figures: ['races: 1'] };
    const page = trustPage(read, { races: run });
    expect(page).toContain('`races`: 2026-11-28, 01234567, **failed**');
    expect(page).not.toContain('`races`: not run yet');
  });

  it('counts at its head the promises with a long run that was never kept, and names those runs', () => {
    const read = readTags();
    const kept = { passed: true, date: '2026-11-28', commit: '0123456789abcdef', seconds: 3, figures: [] };
    const [, all = '', lacking, names = ''] =
      /(\d+) have long runs too, and (\d+) of them one that was never kept: (.*?)\./.exec(trustPage(read, {})) ?? [];
    expect(Number(all)).toBeGreaterThan(30);
    expect(lacking).toBe(all);
    const every = Object.fromEntries([...names.matchAll(/`([\w-]+)`/g)].map(([, name = '']) => [name, kept]));
    expect(trustPage(read, every)).toContain(`${all} have long runs too, and 0 of them one that was never kept.`);
    const { races: _, ...others } = every;
    expect(trustPage(read, others)).toMatch(/and [1-9]\d* of them one that was never kept: `races`\./);
  });
});

describe('a row', () => {
  it('without a test is a problem, unless it says why it has none', () => {
    expect(problemsOf([row], [])).toEqual(['M1 has no test: A press makes one order']);
    expect(problemsOf([{ ...row, untested: 'hours' }], [])).toEqual([]);
  });

  it('is not held by its control alone', () => {
    const control = tagsIn('a.test.ts', '// Trust M1, control: two orders');
    expect(problemsOf([row], control)).toHaveLength(1);
  });

  it('that has a test and says that it has none is a problem', () => {
    expect(problemsOf([{ ...row, untested: 'hours' }], tagged)).toHaveLength(1);
    expect(problemsOf([row], tagged)).toEqual([]);
  });

  it('that a test names and nobody knows is a problem', () => {
    expect(problemsOf([row], [...tagged, ...tagsIn('b.test.ts', '// Trust M99: x')])).toEqual([
      'b.test.ts names M99, which is no row',
    ]);
  });
});

describe('a line above a test', () => {
  it('names rows, and whether it is a control', () => {
    expect(tagsIn('a.test.ts', '// Trust M1, M14, control: both are doubled')).toEqual([
      { id: 'M1', isControl: true, reaches: 'both are doubled', file: 'a.test.ts' },
      { id: 'M14', isControl: true, reaches: 'both are doubled', file: 'a.test.ts' },
    ]);
  });

  it('is no other comment', () => {
    expect(tagsIn('a.test.ts', "// Trust nobody: they lie\nconst x = '// Trust M1: x';")).toEqual([]);
  });
});

describe('the long runs of a test', () => {
  it.each([
    ['scripts/trust/races.trust.ts', '', ['races']],
    ['host/e2e/a.spec.ts', "test('x', TRUST, () => {})", ['browser']],
    ['host/e2e/a.spec.ts', '', []],
    ['packages/sdk/src/a.test.tsx', '', ['react', 'preact']],
    ['packages/core/src/a.test.ts', "import { runs } from '#testing/runs.js'", ['counts']],
    ['packages/api/src/a.test.ts', '', ['engines']],
    ['packages/api/src/a.long.test.ts', '', ['counts']],
  ])('%s, %j: %j', (file, text, names) => {
    expect(runsOf(file, text)).toEqual(names);
  });
});
