import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';

interface Job {
  readonly needs?: string | readonly string[];
  readonly uses?: string;
  readonly steps?: readonly { readonly run?: string }[];
}

interface Workflow {
  readonly on: Readonly<Record<string, unknown>>;
  readonly jobs: Readonly<Record<string, Job>>;
}

const FOLDER = new URL('../.github/workflows/', import.meta.url);
const workflow = (name: string) => parse(readFileSync(new URL(name, FOLDER), 'utf8')) as Workflow;
const commands = (job: Job | undefined) => (job?.steps ?? []).flatMap(({ run }) => run ?? []);

/** A job, and all that have to end well before it begins. */
function before(jobs: Workflow['jobs'], name: string): readonly Job[] {
  const job = jobs[name];
  return job ? [job, ...[job.needs ?? []].flat().flatMap((needed) => before(jobs, needed))] : [];
}

describe('the workflow of the tests', () => {
  it('runs everything on each push to main and on each pull request', () => {
    const { on, jobs } = workflow('test.yml');
    expect(on).toMatchObject({ push: { branches: ['main'] }, pull_request: null, workflow_call: null });
    expect(commands(jobs['test'])).toContain('.ci/run');
    expect(readFileSync(new URL('../.ci/run', import.meta.url), 'utf8')).toMatch(/^exec .*npm test$/m);
  });
});

describe('the workflow of a release', () => {
  it('publishes what has passed all tests', () => {
    const { jobs } = workflow('release.yml');
    const publishing = Object.keys(jobs).filter((name) =>
      commands(jobs[name]).some((run) => run.includes('npm publish')),
    );
    expect(publishing).toEqual(['publish']);
    expect(before(jobs, 'publish').map(({ uses }) => uses)).toContain('./.github/workflows/test.yml');
  });

  it('is the only one that publishes', () => {
    const others = readdirSync(FOLDER).filter((name) => name !== 'release.yml');
    expect(others.filter((name) => readFileSync(new URL(name, FOLDER), 'utf8').includes('npm publish'))).toEqual([]);
  });
});
