import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { POOL_LIMITS } from '../../packages/api/src/db/pool.js';
import { onPath } from '../lib/chromium.mjs';
import { copiesOf, faultsOf, readDockerfile, variablesOf } from '../lib/dockerfile.mjs';

const ROOT = join(import.meta.dirname, '../..');
const OPS = join(ROOT, 'packages/api/ops');
const dockerfile = readFileSync(join(OPS, 'Dockerfile'), 'utf8');
const stages = readDockerfile(dockerfile);
const stageOf = (name: string) => stages.find((stage) => stage.name === name) ?? { name, image: '', instructions: [] };

describe('the image', () => {
  it('is built in stages, and runs without root, shell and what only builds need', () => {
    expect(faultsOf(dockerfile)).toEqual([]);
    expect(stages.map(({ name }) => name)).toEqual(['build', 'packages', 'server']);
    expect(stages.every(({ image }) => image === 'node:24-slim')).toBe(true);
  });

  it.each([
    ['USER node\n', '', 'It runs as root.'],
    ['USER node', 'USER root', 'It runs as root.'],
    ['\nCMD ["node", ', '\nCMD node ', 'Its command runs in a shell, which hands on no signal.'],
    [/HEALTHCHECK.*\n/, '', 'Nobody asks whether it is alive.'],
    ['--omit=dev ', '', 'It brings what only builds and tests need.'],
    ['FROM node:24-slim AS server', 'FROM node:latest AS server', 'An image has no version.'],
    [
      'COPY --from=build /app/host/dist ',
      'COPY host/dist ',
      'What is run is copied from the context, not from a stage.',
    ],
    ['--from=packages', '--from=other', 'It copies from a stage that is not there.'],
  ])('is refused when %s becomes %s', (from, to, fault) => {
    expect(faultsOf(dockerfile.replace(from, to))).toContain(fault);
  });

  it('has the manifest of every workspace, without which npm does not follow the lock file', () => {
    const { workspaces } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { workspaces: string[] };
    const copied = copiesOf(stageOf('packages')).flatMap(({ paths }) => paths);
    for (const folder of workspaces) expect(copied).toContain(`${folder}/package.json`);
    expect(variablesOf(stageOf('server'))).toMatchObject({ NODE_ENV: 'production', DATA_DIR: '/data' });
  });
});

interface Service {
  readonly image?: string;
  readonly read_only?: boolean;
  readonly privileged?: boolean;
  readonly cap_drop?: readonly string[];
  readonly ports?: readonly string[];
  readonly networks?: readonly string[];
  readonly volumes?: readonly string[];
  readonly stop_grace_period?: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly command?: readonly string[];
}

const composeText = readFileSync(join(OPS, 'compose.yaml'), 'utf8');
const compose = parse(composeText, { merge: true }) as {
  services: Record<string, Service>;
  networks: Record<string, { internal?: boolean }>;
  volumes: Record<string, unknown>;
  configs: { alertmanager: { content: string } };
};
const services = Object.entries(compose.services);
/** Folders that an operator fills. */
const OPERATORS = ['./certs', './settings'];

describe('the compose file', () => {
  it('has two servers, a database, a pooler, a proxy, Prometheus, Alertmanager and Grafana, each of a version', () => {
    expect(Object.keys(compose.services)).toEqual(
      expect.arrayContaining(['server-a', 'server-b', 'postgres', 'pgbouncer', 'proxy', 'prometheus']),
    );
    expect(Object.keys(compose.services)).toEqual(expect.arrayContaining(['alertmanager', 'grafana']));
    for (const [name, { image = '' }] of services)
      expect(/:\S*\d/.test(image) || image === 'prosperx', `${name}: ${image}`).toBe(true);
  });

  it('runs servers on a tree that they cannot write, without rights, with time enough to end', () => {
    for (const name of ['server-a', 'server-b', 'migrate', 'tools'])
      expect(compose.services[name]).toMatchObject({ read_only: true, cap_drop: ['ALL'], stop_grace_period: '25s' });
    expect(services.some(([, { privileged }]) => privileged)).toBe(false);
  });

  it('lets people reach the proxy alone, and nobody the database or the metrics', () => {
    const open = services.filter(([, { ports = [] }]) => ports.some((port) => !port.startsWith('127.0.0.1:')));
    expect(open.map(([name]) => name)).toEqual(['proxy']);
    expect(compose.networks['inside']).toEqual({ internal: true });
    for (const name of ['postgres', 'pgbouncer', 'prometheus'])
      expect(compose.services[name]?.networks).toEqual(['inside']);
  });

  it('mounts files that are there, and names every secret in its example', () => {
    const mounts = services.flatMap(([, { volumes = [] }]) => volumes).map((volume) => volume.split(':')[0] ?? '');
    for (const mount of mounts.filter((path) => path.startsWith('./') && !OPERATORS.includes(path)))
      expect(existsSync(join(OPS, mount)), mount).toBe(true);
    for (const mount of mounts.filter((path) => !path.startsWith('./')))
      expect(Object.keys(compose.volumes)).toContain(mount);
    const example = readFileSync(join(OPS, 'compose.env.example'), 'utf8');
    const asked = new Set([...composeText.matchAll(/\$\{(\w+)/g)].map(([, name = '']) => name));
    for (const name of asked) expect(example).toContain(`${name}=`);
    // none has a value of its own
    expect(composeText).not.toMatch(/PASSWORD: (?!\$\{)\S/);
  });

  it('has servers that leave the tables to the command before them, which goes past the pooler', () => {
    expect(compose.services['server-a']?.environment).toMatchObject({ MIGRATE: 'off' });
    expect(compose.services['migrate']?.environment?.['DATABASE_URL']).toContain('@postgres:5432/');
    expect(compose.services['pgbouncer']?.environment?.['MAX_PREPARED_STATEMENTS']).not.toBe('0');
  });

  it('has what its servers read of an operator in no image and no repository', () => {
    const ignored = (file: string) => readFileSync(file, 'utf8').split('\n');
    for (const file of [join(OPS, 'Dockerfile.dockerignore'), join(ROOT, '.gitignore')])
      for (const folder of OPERATORS)
        expect(ignored(file).map((line) => line.replace(/\/$/, ''))).toContain(join('packages/api/ops', folder));
    for (const name of ['server-a', 'tools'])
      expect(compose.services[name]?.volumes).toContain('./settings:/settings:ro');
  });

  it('has PostgreSQL keep the limits that a server asks for and its pooler ignores', () => {
    const { job, lock, idle } = POOL_LIMITS;
    const limits = {
      statement_timeout: job,
      lock_timeout: lock,
      idle_in_transaction_session_timeout: idle,
    };
    const ignored = compose.services['pgbouncer']?.environment?.['IGNORE_STARTUP_PARAMETERS']?.split(',');
    expect(ignored).toEqual(Object.keys(limits));
    const kept = Object.entries(limits).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
    expect(compose.services['postgres']?.command).toEqual(['postgres', ...kept]);
  });

  it('has alerts go where each severity is heard', () => {
    const prometheus = parse(readFileSync(join(OPS, 'prometheus.yml'), 'utf8')) as {
      alerting: { alertmanagers: { static_configs: { targets: string[] }[] }[] };
    };
    expect(prometheus.alerting.alertmanagers[0]?.static_configs[0]?.targets).toEqual(['alertmanager:9093']);
    const { route, receivers } = parse(compose.configs.alertmanager.content) as {
      route: { receiver: string; routes: { receiver: string; matchers: string[] }[] };
      receivers: { name: string; email_configs: { to: string }[] }[];
    };
    const receiverOf = (severity: string) =>
      route.routes.find(({ matchers }) => matchers.includes(`severity="${severity}"`))?.receiver ?? route.receiver;
    const alerts = readFileSync(join(OPS, 'alerts.yml'), 'utf8');
    const severities = new Set([...alerts.matchAll(/severity: (\w+)/g)].map(([, name = '']) => name));
    const addresses = [...severities].map(
      (severity) => receivers.find(({ name }) => name === receiverOf(severity))?.email_configs[0]?.to,
    );
    expect(addresses).toEqual(['${ALERT_PAGE_TO:?}', '${ALERT_TICKET_TO:?}']);
  });

  it('has the services, and the image the commands, that the page for operators names', () => {
    const page = readFileSync(join(ROOT, 'docs/operate.md'), 'utf8');
    const used = [...page.matchAll(/compose (?:run|up|exec|stop|kill|build) (.*)/g)].flatMap(([, words = '']) =>
      words.split(' ').filter((word) => /^(server-[ab]|migrate|tools|postgres|pgbouncer|proxy)$/.test(word)),
    );
    expect(new Set(used).size).toBeGreaterThan(5);
    expect(used.filter((name) => !compose.services[name])).toEqual([]);
    const commands = [...page.matchAll(/packages\/api\/dist\/([a-z-]+)\.js/g)].map(([, name = '']) => name);
    expect(commands).toEqual(expect.arrayContaining(['backup', 'doctor', 'migrate', 'reconcile', 'restore']));
    for (const name of commands) expect(existsSync(join(ROOT, 'packages/api/scripts', `${name}.ts`)), name).toBe(true);
  });

  it.skipIf(!onPath('promtool'))('has settings that Prometheus reads', () => {
    const run = () => execFileSync('promtool', ['check', 'config', 'prometheus.yml'], { cwd: OPS, encoding: 'utf8' });
    expect(run()).toContain('SUCCESS');
  });
});
