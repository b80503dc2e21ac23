import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { parse, stringify } from 'yaml';
import { openMetrics, type Sources } from './metrics.js';

const OPS = fileURLToPath(new URL('../../ops', import.meta.url));
const RUNBOOK = fileURLToPath(new URL('../../../../docs/operate.md', import.meta.url));

interface Rule {
  readonly alert: string;
  readonly expr: string;
  readonly annotations: { readonly runbook: string };
}

const { groups } = parse(readFileSync(join(OPS, 'alerts.yml'), 'utf8')) as {
  groups: { rules: Rule[] }[];
};
const rules = groups.flatMap((group) => group.rules);
const dashboard = JSON.parse(readFileSync(join(OPS, 'dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[];
};
const exprs = [
  ...rules.map(({ expr }) => expr),
  ...dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr)),
];

/** Absent where Prometheus is not installed (Debian's package `prometheus`). */
const promtool = (process.env['PATH'] ?? '')
  .split(delimiter)
  .map((folder) => join(folder, 'promtool'))
  .find((path) => existsSync(path));

const run = (...args: string[]) => execFileSync(promtool!, args, { encoding: 'utf8', stdio: 'pipe', cwd: OPS });

const sources: Sources = {
  connections: () => ({ total: 1, idle: 1, waiting: 0 }),
  queue: () => Promise.resolve([]),
  navAge: () => Promise.resolve(1),
  navsHeld: () => Promise.resolve(0),
  isReady: () => Promise.resolve(true),
  impaired: () => Promise.resolve({ files: false }),
};

async function textOf(asked: Partial<Sources> = {}): Promise<string> {
  const metrics = openMetrics();
  metrics.ask({ ...sources, ...asked });
  return metrics.text();
}

/** The metrics that a server has, with the labels that each can have, and the parts of its histograms. */
async function offered(): Promise<ReadonlySet<string>> {
  const text = await textOf();
  const types = [...text.matchAll(/^# TYPE (\S+) (\S+)/gm)];
  return new Set([
    'up',
    ...types.flatMap(([, name = '', type]) =>
      type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
    ),
  ]);
}

/** The names of metrics in an expression. */
const namesIn = (expr: string) => [...expr.matchAll(/\b(?:prosperx|process|nodejs)_\w+|\bup\b/g)].map(([name]) => name);

describe('what watches over servers', () => {
  it('every alert and every panel asks for metrics that a server has', async () => {
    const known = await offered();
    for (const expr of exprs) {
      expect(namesIn(expr), expr).not.toEqual([]);
      expect(
        namesIn(expr).filter((name) => !known.has(name)),
        expr,
      ).toEqual([]);
    }
    expect(namesIn('rate(prosperx_http_request_second_count[5m])').filter((name) => !known.has(name))).toHaveLength(1);
  });

  it('what cannot be told of the NAVs is missing, and not a figure that looks well', async () => {
    const about = async (asked: Partial<Sources>) => (await textOf(asked)).match(/^prosperx_navs?_\w+ .+$/gm);
    expect(await about({})).toEqual(['prosperx_nav_age_days 1', 'prosperx_navs_held 0']);
    const silent = () => Promise.reject(new Error('no database'));
    expect(await about({ navAge: () => Promise.resolve(null), navsHeld: silent })).toBeNull();
    expect(await about({ navAge: silent })).toEqual(['prosperx_navs_held 0']);
  });

  it('every alert has its section in the runbook, and every section its alert', () => {
    const text = readFileSync(RUNBOOK, 'utf8');
    const part = text.slice(text.indexOf('## Alerts'));
    const sections = [...part.slice(0, part.indexOf('\n## ', 3)).matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
    expect(sections).toEqual(rules.map(({ alert }) => alert));
    for (const { alert, annotations } of rules)
      expect(annotations.runbook).toBe(`docs/operate.md#${alert.toLowerCase()}`);
  });

  it.skipIf(!promtool)('promtool accepts the rules, and they fire when they are to and not otherwise', () => {
    expect(run('check', 'rules', 'alerts.yml')).toContain(`${rules.length} rules found`);
    expect(run('test', 'rules', 'alerts.test.yml')).toContain('SUCCESS');
  });

  it.skipIf(!promtool)('promtool reads every expression of the dashboard', () => {
    const folder = mkdtempSync(join(tmpdir(), 'px-ops-'));
    const check = (asked: readonly string[]) => {
      const file = join(folder, 'rules.yml');
      writeFileSync(
        file,
        stringify({ groups: [{ name: 'panels', rules: asked.map((expr, at) => ({ record: `panel:${at}`, expr })) }] }),
      );
      return run('check', 'rules', file);
    };
    expect(check(exprs)).toContain(`${exprs.length} rules found`);
    expect(() => check(['sum(rate(prosperx_logins_total[5m])'])).toThrow();
    rmSync(folder, { recursive: true });
  });
});
