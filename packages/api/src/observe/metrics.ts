import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Measures } from './observer.js';

/** Milliseconds of a read from memory up to a provider that is waited for. */
const TIMES = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20];

/** How many jobs of a kind stand in a state, and for how long the first of them. */
export interface QueueCount {
  readonly kind: string;
  readonly state: 'due' | 'later' | 'parked';
  readonly count: number;
  /** Seconds since the oldest fell due; 0 for what is due later. */
  readonly oldest: number;
}

/** What is asked when somebody looks, instead of being reported. */
export interface Sources {
  connections(): { readonly total: number; readonly idle: number; readonly waiting: number } | null;
  queue(): Promise<readonly QueueCount[]>;
  /** Days since the newest NAV; null while there is none. */
  navAge(): Promise<number | null>;
  /** How many schemes stand at an old NAV, since newer ones are held back. */
  navsHeld(): Promise<number>;
  isReady(): Promise<boolean>;
  /** What fails while the server is ready, by part. */
  impaired(): Promise<Readonly<Record<'files', boolean>>>;
}

export interface Metrics {
  readonly measures: Measures;
  /** Lets what is asked for be found from now on. */
  ask(sources: Sources): void;
  readonly contentType: string;
  text(): Promise<string>;
}

/** The metrics of one server, in a registry of its own. */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  const of = <Name extends string>(name: string, help: string, labelNames: readonly Name[]) => ({
    name: `prosperx_${name}`,
    help,
    labelNames: [...labelNames],
    registers,
  });
  const times = <Name extends string>(name: string, help: string, labelNames: readonly Name[]) =>
    new Histogram({ ...of(name, help, labelNames), buckets: TIMES });
  /** Makes a metric that is missing while it cannot be read: reset, it would be 0, which looks well. */
  const figure = (name: string, help: string, read: () => Promise<number | null>) =>
    new Gauge({
      ...of(name, help, []),
      async collect() {
        const value = await read().catch(() => null);
        if (value === null) this.remove();
        else this.set(value);
      },
    });
  collectDefaultMetrics({ register: registry });
  const request = times('http_request_seconds', 'Time of requests by call', ['call', 'method', 'status']);
  const statement = times('db_statement_seconds', 'Time of statements by kind', ['kind', 'outcome']);
  const job = times('job_seconds', 'Time of jobs by kind', ['kind', 'outcome']);
  const provider = times('provider_call_seconds', 'Time of calls to providers', ['provider', 'call', 'outcome']);
  const otps = new Counter(of('otps_total', 'Codes that were sent', ['channel', 'outcome']));
  const logins = new Counter(of('logins_total', 'Logins by what proved them', ['factor', 'outcome']));

  function ask({ connections, queue, navAge, navsHeld, isReady, impaired }: Sources): void {
    new Gauge({
      ...of('db_connections', 'Connections to the database by state', ['state']),
      collect() {
        for (const [state, count] of Object.entries(connections() ?? {})) this.set({ state }, count);
      },
    });
    const oldest = new Gauge(of('queue_oldest_seconds', 'Wait of the oldest job by kind and state', ['kind', 'state']));
    new Gauge({
      ...of('queue_jobs', 'Jobs by kind and state', ['kind', 'state']),
      async collect() {
        const counts = await queue().catch(() => null);
        this.reset();
        oldest.reset();
        for (const one of counts ?? []) {
          this.set({ kind: one.kind, state: one.state }, one.count);
          if (one.state !== 'later') oldest.set({ kind: one.kind, state: one.state }, one.oldest);
        }
      },
    });
    figure('nav_age_days', 'Days since the newest NAV', navAge);
    figure('navs_held', 'Schemes whose newer NAVs are held back', navsHeld);
    new Gauge({
      ...of('ready', '1 while people may be sent here', []),
      async collect() {
        this.set((await isReady()) ? 1 : 0);
      },
    });
    new Gauge({
      ...of('impaired', '1 while a part fails that keeps no server from being ready', ['part']),
      async collect() {
        for (const [part, fails] of Object.entries(await impaired())) this.set({ part }, fails ? 1 : 0);
      },
    });
  }

  return {
    measures: {
      request: (call, method, status, seconds) => request.observe({ call, method, status }, seconds),
      statement: (kind, outcome, seconds) => statement.observe({ kind, outcome }, seconds),
      job: (kind, outcome, seconds) => job.observe({ kind, outcome }, seconds),
      provider: (name, call, outcome, seconds) => provider.observe({ provider: name, call, outcome }, seconds),
      otp: (channel, outcome) => otps.inc({ channel, outcome }),
      login: (factor, isGranted) => logins.inc({ factor, outcome: isGranted ? 'granted' : 'refused' }),
    },
    ask,
    contentType: registry.contentType,
    text: () => registry.metrics(),
  };
}
