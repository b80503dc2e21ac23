import { context, propagation, type Span, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, NodeTracerProvider } from '@opentelemetry/sdk-trace-node';
import type { OpenSpan, Spans } from './observer.js';

const NAME = 'prosperx';

const opened = (span: Span): OpenSpan => ({
  set: (facts) => void span.setAttributes(facts),
  rename: (name) => void span.updateName(name),
  end: (outcome) => {
    // without a message: that of an error may hold values
    if (outcome !== 'done') span.setStatus({ code: SpanStatusCode.ERROR });
    span.end();
  },
});

/** Sends spans by OTLP over HTTP, as the usual `OTEL_…` variables say (endpoint, headers, service name, resource, sampler). */
export function openSpans(): Spans {
  const provider = new NodeTracerProvider({
    resource: resourceFromAttributes({ 'service.name': NAME }).merge(detectResources({ detectors: [envDetector] })),
    spanProcessors: [new BatchSpanProcessor(new OTLPTraceExporter())],
  });
  provider.register();
  const tracer = provider.getTracer(NAME);
  return {
    within: (name, attributes, work, headers) => {
      const parent = headers ? propagation.extract(context.active(), Object.fromEntries(headers)) : context.active();
      const span = tracer.startSpan(name, { attributes }, parent);
      return context.with(trace.setSpan(parent, span), () => work(opened(span)));
    },
    begin: (name, attributes) =>
      trace.getActiveSpan() ? opened(tracer.startSpan(name, { attributes }, context.active())) : null,
    ids: () => {
      const active = trace.getActiveSpan()?.spanContext();
      return active ? { traceId: active.traceId, spanId: active.spanId } : null;
    },
    stop: async () => {
      await provider.shutdown();
      trace.disable();
      context.disable();
      propagation.disable();
    },
  };
}
