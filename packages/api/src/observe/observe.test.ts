import { execFileSync } from 'node:child_process';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { getCart } from '@prosperx/core/cart';
import { sendLoginOtp, verifyPassword } from '@prosperx/core/session';
import { beforeAll, describe, expect, it } from 'vitest';
import { createBackend } from '#backend.js';
import { jsonLogger } from '#log/logger.js';
import { countLogins, noSecurityLog } from '#log/security-log.js';
import { ProviderNotAsked, ProviderUnknown } from '#providers/providers.js';
import { REGISTER_ORDER } from '#queue/job-kinds.js';
import { queueCounts } from '#queue/queue-counts.js';
import { enqueue } from '#queue/queue.js';
import { testClient } from '#testing/client.js';
import { describeWithDb } from '#testing/engines.js';
import { testKit } from '#testing/test-kit.js';
import { openMetrics } from './metrics.js';
import { type Observer, outcomeOf, unobserved } from './observer.js';
import { openObserver } from './open-observer.js';
import { kindOfStatement, watchedQuery, watchStatements } from './statements.js';

const ASHA = '9876500001';

/** The lines of a metric. */
const linesOf = (text: string, name: string) => text.split('\n').filter((line) => line.startsWith(`prosperx_${name}`));

describeWithDb(
  'a server that is looked on',
  (given) => {
    function watched(observer: Observer) {
      const kit = testKit(given.db);
      const security = countLogins(observer, noSecurityLog);
      const notifier = { send: () => Promise.reject(new ProviderUnknown('silent')) };
      const { services } = kit;
      const { payments: _, paymentListener: __, handlers: ___, sandbox: ____, ...parts } = services;
      const silent = createBackend({
        services: { ...parts, providers: { ...parts.providers, notifier } },
        sandboxClock: kit.clock,
        observer,
        security,
      });
      const { app, scheduler } = createBackend({ services: parts, sandboxClock: kit.clock, observer, security });
      return { kit, app, scheduler, silent };
    }

    it('counts requests by the names of calls and groups of pages, never by paths', async () => {
      const metrics = openMetrics();
      const { app } = watched({ measures: metrics.measures, spans: null });
      const client = testClient(app);
      await client.call(verifyPassword, { body: { username: ASHA, password: 'Prosper@123' } });
      await client.call(getCart);
      for (const path of ['/v1/secret-of-somebody', '/9876500001', '/sdk/x'])
        await app.hono.request(`http://localhost${path}`, { method: path === '/sdk/x' ? 'PURGE' : 'GET' });
      const text = await metrics.text();
      const counts = linesOf(text, 'http_request_seconds_count');
      expect(counts).toContain(
        'prosperx_http_request_seconds_count{call="verifyPassword",method="POST",status="200"} 1',
      );
      expect(counts).toContain('prosperx_http_request_seconds_count{call="getCart",method="GET",status="200"} 1');
      expect(counts).toContain('prosperx_http_request_seconds_count{call="other",method="GET",status="404"} 1');
      expect(counts).toContain('prosperx_http_request_seconds_count{call="sdk",method="other",status="404"} 1');
      expect(text).not.toMatch(/secret-of-somebody|98765/);
      expect(linesOf(text, 'logins_total')).toEqual(['prosperx_logins_total{factor="password",outcome="granted"} 1']);
    });

    it('counts codes, refused logins and calls to providers by how they ended', async () => {
      const metrics = openMetrics();
      const { kit, app, silent } = watched({ measures: metrics.measures, spans: null });
      await testClient(app).fail(verifyPassword, { body: { username: ASHA, password: 'Wrong@1234' } });
      for (const [one, wait] of [
        [app, 0],
        [silent.app, 300_000],
      ] as const) {
        kit.clock.advance(wait);
        const client = testClient(one);
        await client.send(sendLoginOtp, { body: { mobile: '9876500003', flag: 0 } });
        await one.idle();
      }
      const text = await metrics.text();
      expect(linesOf(text, 'logins_total')).toEqual(['prosperx_logins_total{factor="password",outcome="refused"} 1']);
      expect(linesOf(text, 'otps_total')).toEqual([
        'prosperx_otps_total{channel="sms",outcome="done"} 1',
        'prosperx_otps_total{channel="sms",outcome="unknown"} 1',
      ]);
      expect(linesOf(text, 'provider_call_seconds_count')).toContain(
        'prosperx_provider_call_seconds_count{provider="notifier",call="send",outcome="unknown"} 1',
      );
    });

    it('counts nobody as silent who was not asked', () => {
      const ends = [new ProviderUnknown('x'), new ProviderNotAsked('x'), new Error('x')].map(outcomeOf);
      expect(ends).toEqual(['unknown', 'waiting', 'failed']);
    });

    it('counts jobs by kind, and those that wait by their age', async () => {
      const metrics = openMetrics();
      const { kit, scheduler } = watched({ measures: metrics.measures, spans: null });
      await enqueue(given.db, [{ kind: REGISTER_ORDER, ref: 'none' }], kit.clock.now() - 90_000);
      const due = (await queueCounts(given.db, kit.clock.now())).find(({ kind }) => kind === REGISTER_ORDER);
      expect(due).toMatchObject({ state: 'due', count: 1, oldest: 90 });
      await scheduler.runDue();
      expect(linesOf(await metrics.text(), `job_seconds_count{kind="${REGISTER_ORDER}"`)).toHaveLength(1);
    });
  },
  'seeded',
);

describe('statements', () => {
  it('are told apart by their first word alone', () => {
    expect(kindOfStatement('  SELECT * from users')).toBe('select');
    expect(kindOfStatement({ text: 'insert into x values ($1)' })).toBe('insert');
    expect(kindOfStatement('savepoint secret')).toBe('other');
  });

  it('are timed whether a driver answers by a promise or calls back, and as failed where they fail', async () => {
    const metrics = openMetrics();
    const watch = watchStatements({ measures: metrics.measures, spans: null })!;
    const driver = (text: string, callBack?: (error: Error | null) => void) => {
      const error = text.startsWith('delete') ? new Error('no') : null;
      if (callBack) return callBack(error);
      return error ? Promise.reject(error) : Promise.resolve([]);
    };
    const query = watchedQuery(driver, watch);
    await query('select 1');
    await expect(query('delete')).rejects.toThrow('no');
    await new Promise((resolve) => void query('update x', resolve));
    const counts = linesOf(await metrics.text(), 'db_statement_seconds_count');
    expect(counts.map((line) => line.slice('prosperx_db_statement_seconds_count'.length))).toEqual([
      '{kind="select",outcome="done"} 1',
      '{kind="delete",outcome="failed"} 1',
      '{kind="update",outcome="done"} 1',
    ]);
    expect(watchStatements(unobserved)).toBeNull();
  });
});

/** A collector of traces, and what it was sent. */
async function collector() {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part: Buffer) => (text += part.toString()));
    request.on('end', () => {
      bodies.push(text);
      response.end('{}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => new Promise<void>((resolve) => (server.closeAllConnections(), server.close(() => resolve())));
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, bodies, close };
}

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
}

describeWithDb(
  'traces',
  (given) => {
    let sent: SentSpan[];
    let everything: string;
    let line: Record<string, string>;
    beforeAll(async () => {
      const { url, bodies, close } = await collector();
      process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = url;
      const observer = await openObserver(process.env, false);
      delete process.env['OTEL_EXPORTER_OTLP_ENDPOINT'];
      const kit = testKit(given.db);
      const lines: string[] = [];
      const log = jsonLogger(
        kit.clock,
        (text) => lines.push(text),
        'info',
        () => observer.spans?.ids() ?? null,
      );
      const { payments: _, paymentListener: __, handlers: ___, sandbox: ____, ...parts } = kit.services;
      const { app } = createBackend({ services: { ...parts, log }, sandboxClock: kit.clock, observer });
      const client = testClient(app);
      await client.call(verifyPassword, { body: { username: ASHA, password: 'Prosper@123' } });
      await client.send(sendLoginOtp, { body: { mobile: '9876500003', flag: 0 } });
      const watch = watchStatements(observer)!;
      await observer.spans!.within('outer', {}, async (span) => {
        await watchedQuery(() => Promise.resolve(), watch)();
        span.end('done');
      });
      watch('select')('done');
      await app.idle();
      await observer.spans!.stop();
      await close();
      everything = bodies.join('\n');
      sent = bodies.flatMap((body) =>
        (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
          ({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans),
        ),
      );
      line = JSON.parse(lines.find((text) => text.includes('"call":"verifyPassword"'))!) as Record<string, string>;
    });

    it('have a span for each request by its call, and what it asked of providers and the database below', () => {
      expect(sent.map(({ name }) => name)).toContain('POST verifyPassword');
      const provider = sent.find(({ name }) => name === 'provider notifier.send');
      expect(sent.find(({ spanId }) => spanId === provider?.parentSpanId)?.name).toBe('POST sendLoginOtp');
      const statements = sent.filter(({ name }) => name.startsWith('db '));
      const outer = sent.find(({ name }) => name === 'outer');
      // the one that nobody asked for within a trace has none
      expect(statements.map(({ parentSpanId }) => parentSpanId)).toEqual([outer?.spanId]);
    });

    it('are named in the lines of the log', () => {
      expect(line['traceId']).toMatch(/^[0-9a-f]{32}$/);
      expect(sent.some(({ traceId, spanId }) => traceId === line['traceId'] && spanId === line['spanId'])).toBe(true);
    });

    it('hold nothing of a person', () => {
      expect(everything).not.toMatch(/98765|Asha|Prosper@123/);
    });
  },
  'seeded',
);

describe('without settings', () => {
  it('neither traces nor metrics are loaded', () => {
    const program = `
      import { createRequire } from 'node:module';
      const { openObserver } = await import(${JSON.stringify(fileURLToPath(new URL('open-observer.ts', import.meta.url)))});
      const loaded = () => Object.keys(createRequire(process.cwd() + '/x.js').cache).filter((path) => /opentelemetry|prom-client/.test(path)).length;
      const off = await openObserver({ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:1', OTEL_SDK_DISABLED: 'true' }, false);
      const before = loaded();
      await openObserver({}, true);
      console.log(JSON.stringify([off.spans, off.measures, before, loaded() > 0]));
    `;
    const args = ['--import', 'tsx', '--conditions=@prosperx/source', '--input-type=module', '-e', program];
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const text = execFileSync(process.execPath, args, { cwd: root, encoding: 'utf8' });
    expect(JSON.parse(text)).toEqual([null, null, 0, true]);
  });
});
