import { context, propagation, type Span, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Not calls of people, and many. */
const ASIDE = /^\/(healthz|readyz|metrics)$/;

/** A span per call, named by its route (never by its address, which holds ids), continuing the caller's trace. */
export function traceCalls(app: FastifyInstance): void {
  const tracer = trace.getTracer('mungchi');
  const spans = new WeakMap<FastifyRequest, Span>();
  app.addHook('onRequest', (request, _reply, done) => {
    const route = request.routeOptions.url ?? 'none';
    if (ASIDE.test(route)) return done();
    const caller = propagation.extract(context.active(), request.headers);
    const attributes = {
      'http.request.method': request.method,
      'http.route': route,
      'mungchi.request_id': request.id,
    };
    const span = tracer.startSpan(`${request.method} ${route}`, { kind: SpanKind.SERVER, attributes }, caller);
    spans.set(request, span);
    context.with(trace.setSpan(caller, span), done);
  });
  app.addHook('onResponse', async (request, reply) => {
    const span = spans.get(request);
    span?.setAttribute('http.response.status_code', reply.statusCode);
    if (reply.statusCode >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
    span?.end();
  });
}
