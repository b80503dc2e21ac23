import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from './exec.mjs';
import { playwrightResults, vitestResults } from './results.mjs';

function report(content: object): string {
  const path = join(mkdtempSync(join(tmpdir(), 'prosperx-report-')), 'report.json');
  writeFileSync(path, JSON.stringify(content));
  return path;
}
const assertion = (status: string) => ({ status, fullName: `is ${status}` });

describe('the sum of a run of Vitest', () => {
  it('names what failed and counts what was skipped apart', () => {
    const assertionResults = ['passed', 'failed', 'pending', 'skipped', 'passed'].map(assertion);
    const path = report({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults }] });
    expect(vitestResults(path, 1)).toMatchObject({ passed: 2, failed: ['a.test.ts: is failed'], skipped: 2 });
  });

  it('counts the seconds and cases of each package', () => {
    const file = (name: string, seconds: number) => ({
      name: join(ROOT, name),
      status: 'passed',
      startTime: 5_000,
      endTime: 5_000 + seconds * 1_000,
      assertionResults: [assertion('passed')],
    });
    const testResults = [file('host/src/a.test.ts', 1), file('packages/api/src/b.test.ts', 2)];
    expect(vitestResults(report({ testResults: [...testResults, file('host/src/c.test.ts', 4)] }), 0).shares).toEqual([
      { name: 'host', seconds: 5, cases: 2 },
      { name: 'api', seconds: 2, cases: 1 },
    ]);
  });

  it('says why a test failed, without colours and in a few lines', () => {
    const failureMessages = [
      '\u001b[31mexpected 1\u001b[39m\n\n  to be 2',
      ...Array.from({ length: 40 }, () => 'at x'),
    ];
    const assertionResults = [{ ...assertion('failed'), failureMessages }];
    const [failed = ''] = vitestResults(report({ testResults: [{ name: 'a.test.ts', assertionResults }] }), 1).failed;
    expect(failed).toMatch(/^a\.test\.ts: is failed\n {8}expected 1\n {10}to be 2\n/);
    expect(failed.split('\n')).toHaveLength(13);
  });

  it('counts a file that cannot be loaded', () => {
    const path = report({ testResults: [{ name: 'a.test.ts', status: 'failed', assertionResults: [] }] });
    expect(vitestResults(path, 1).failed).toEqual(['a.test.ts']);
  });

  it('fails when the tool fails without a failing test, or writes no report', () => {
    expect(vitestResults(report({ testResults: [] }), 1).failed).toEqual(['vitest ended with code 1']);
    expect(vitestResults('/nowhere.json', 134).failed).toEqual(['vitest ended with code 134']);
  });
});

describe('the sum of a run of Playwright', () => {
  const spec = (title: string, status: string) => ({ title, ok: true, tests: [{ status }] });
  const path = report({
    suites: [
      {
        title: 'a.spec.ts',
        specs: [spec('one', 'expected')],
        suites: [
          { title: 'group', specs: [spec('two', 'unexpected'), spec('three', 'flaky'), spec('four', 'skipped')] },
        ],
      },
    ],
  });

  it('counts a test that passes when it is tried again as passed, and names it', () => {
    expect(playwrightResults(path, 1)).toMatchObject({
      passed: 2,
      failed: ['a.spec.ts › group › two'],
      skipped: 1,
      unsteady: ['a.spec.ts › group › three'],
    });
  });

  it('fails when more than three tests pass only when they are tried again', () => {
    const flaky = (count: number) =>
      report({ suites: [{ title: 'a.spec.ts', specs: Array.from({ length: count }, () => spec('one', 'flaky')) }] });
    expect(playwrightResults(flaky(3), 0)).toMatchObject({ passed: 3, failed: [] });
    expect(playwrightResults(flaky(4), 0).failed).toEqual(['4 browser tests passed only when tried again']);
  });

  it('fails when a file cannot be loaded', () => {
    expect(playwrightResults(report({ suites: [], errors: [{}] }), 1).failed).toEqual(['playwright ended with code 1']);
  });
});
