import type { Metrics } from './metrics.js';
import type { Observer, Spans } from './observer.js';

type Environment = Readonly<Record<string, string | undefined>>;

/** Traces are sent where an address of a collector is named, and nothing of them is loaded otherwise. */
function sendsTraces(environment: Environment): boolean {
  const { OTEL_SDK_DISABLED, OTEL_TRACES_EXPORTER = 'otlp' } = environment;
  const address = environment['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT'] || environment['OTEL_EXPORTER_OTLP_ENDPOINT'];
  return Boolean(address) && OTEL_SDK_DISABLED !== 'true' && OTEL_TRACES_EXPORTER === 'otlp';
}

export interface OpenedObserver extends Observer {
  readonly spans: Spans | null;
  readonly metrics: Metrics | null;
}

/** Opens what the environment asks for; what it does not ask for is not loaded. @param withMetrics somebody looks at metrics */
export async function openObserver(environment: Environment, withMetrics: boolean): Promise<OpenedObserver> {
  const metrics = withMetrics ? (await import('./metrics.js')).openMetrics() : null;
  const spans = sendsTraces(environment) ? (await import('./spans.js')).openSpans() : null;
  return { metrics, measures: metrics?.measures ?? null, spans };
}
