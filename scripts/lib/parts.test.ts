import { describe, expect, it, vi } from 'vitest';
import { CommandError } from './command-log.mjs';
import { runPart, summary } from './parts.mjs';

const passed = (count: number) => ({ passed: count, failed: [], skipped: 0 });

describe('a part of a run', () => {
  it('has its results and the seconds that it took', async () => {
    const part = await runPart('checks', () => Promise.resolve(passed(9)));
    expect(part).toMatchObject({ name: 'checks', passed: 9, failed: [] });
    expect(part.seconds).toBeGreaterThanOrEqual(0);
  });

  it('fails by what is thrown in it, and lets the parts after it run', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const stopped = await runPart('build', () => Promise.reject(new CommandError('the sdk does not build.\n  why')));
    const broken = await runPart('size', () => Promise.reject(new TypeError('no x')));
    said.mockRestore();
    expect(stopped.failed).toEqual(['build: the sdk does not build.']);
    expect(broken.failed).toEqual(['size: TypeError: no x']);
  });
});

describe('the last lines of a run', () => {
  const lines = summary(
    [
      { name: 'checks', seconds: 51.6, ...passed(9) },
      {
        name: 'browser',
        seconds: 100,
        passed: 20,
        failed: ['a › b'],
        skipped: 1,
        unsteady: ['c › d\n   why'],
        shares: [{ name: 'host', seconds: 180.4, cases: 22 }],
      },
    ],
    160,
  );

  it('are a table with a row for each part, one for each share of it, and one for all', () => {
    expect(lines.slice(0, 5).map((line) => line.trim().split(/\s{2,}/))).toEqual([
      ['part', 'seconds', 'passed', 'failed', 'skipped'],
      ['checks', '52', '9', '0', '0'],
      ['browser', '100', '20', '1', '1'],
      ['host', '180', '22'],
      ['all', '160', '29', '1', '1'],
    ]);
  });

  it('name what failed and what passed only when it was tried again, and end with the sum', () => {
    expect(lines.slice(-3)).toEqual([
      'FAILED    a › b',
      'UNSTEADY  c › d: passed when it was tried again',
      '29 passed, 1 failed',
    ]);
  });
});
