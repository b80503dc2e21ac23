import type { MiddlewareHandler } from 'hono';
import { observed, type Observer, type Outcome, outcomeOf } from './observer.js';
import { methodOf, routeNameOf } from './route-name.js';

/** Wraps each method of a port: its time and its end are reported under the name of the provider, never what was asked. */
function observedPort<Port extends object>(observer: Observer, provider: string, port: Port): Port {
  return new Proxy(port, {
    get: (target, property) => {
      const value: unknown = Reflect.get(target, property);
      if (typeof value !== 'function' || typeof property !== 'string') return value;
      if (READS.has(property)) return value.bind(target) as unknown;
      const name = { name: `provider ${provider}.${property}`, facts: { 'provider.name': provider } };
      const report = (outcome: Outcome, seconds: number) =>
        observer.measures?.provider(provider, property, outcome, seconds);
      return (...args: unknown[]) =>
        observed(observer, name, async () => (value as (...all: unknown[]) => unknown).apply(target, args), report);
    },
  });
}

/** Wraps every port of a provider that lies outside; our own list of pincodes is none. */
export function observedProviders<Ports extends { readonly notifier: Sender }>(
  observer: Observer,
  ports: Ports,
): Ports {
  const { measures } = observer;
  const counted = {
    ...ports.notifier,
    send: async (message: SentMessage) => {
      const end = (outcome: Outcome) => {
        if (message.otp !== null) measures?.otp(message.channel, outcome);
      };
      try {
        await ports.notifier.send(message as never);
        end('done');
      } catch (error) {
        end(outcomeOf(error));
        throw error;
      }
    },
  };
  const wrapped = Object.entries({ ...ports, notifier: counted }).map(([name, port]) => [
    name,
    port === null || OURS.has(name) ? port : observedPort(observer, name, port as object),
  ]);
  return Object.fromEntries(wrapped) as Ports;
}

interface SentMessage {
  readonly channel: string;
  readonly otp: string | null;
}

interface Sender {
  send(message: never): Promise<void>;
}

const OURS: ReadonlySet<string> = new Set(['pincodes']);

/** What answers at once, from what it was given. */
const READS: ReadonlySet<string> = new Set(['readCallback']);

type Handler = (services: never, job: never) => Promise<void>;

/** Wraps the handlers of jobs by their kinds. */
export function observedHandlers<Handlers extends Readonly<Record<string, Handler>>>(
  observer: Observer,
  handlers: Handlers,
): Handlers {
  const wrapped = Object.entries(handlers).map(([kind, handle]) => [
    kind,
    (services: never, job: never) =>
      observed(
        observer,
        { name: `job ${kind}`, facts: { 'job.kind': kind } },
        () => handle(services, job),
        (outcome, seconds) => observer.measures?.job(kind, outcome, seconds),
      ),
  ]);
  return Object.fromEntries(wrapped) as Handlers;
}

/** Stands before all routes: times each request, and is the span under which its work stands. @param trustsProxy a trace may go on that a proxy began */
export function observeRequests({ measures, spans }: Observer, trustsProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    const request = c.req.raw;
    const since = performance.now();
    const answer = async () => {
      await next();
      return { call: routeNameOf(request), method: methodOf(request), status: c.res.status };
    };
    const { call, method, status } = await (spans
      ? spans.within(
          'request',
          { 'http.request.method': methodOf(request) },
          async (span) => {
            const answered = await answer();
            span.rename(`${answered.method} ${answered.call}`);
            span.set({ 'http.route': answered.call, 'http.response.status_code': answered.status });
            span.end(answered.status >= 500 ? 'failed' : 'done');
            return answered;
          },
          trustsProxy ? request.headers : undefined,
        )
      : answer());
    measures?.request(call, method, status, (performance.now() - since) / 1_000);
  };
}
