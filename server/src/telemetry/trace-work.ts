import { SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import type { LogEvent } from 'kysely';
import type { JobOutcome } from '../jobs/queue';

/** A span per statement, within the call that asked; written when it has ended. Values are parameters and not in it. */
export function traceStatement({ query, queryDurationMillis, level }: LogEvent): void {
  const [, verb = 'query'] = /^(?:\s|\/\*.*?\*\/)*(\w+)/s.exec(query.sql) ?? [];
  const span = trace.getTracer('mungchi').startSpan(verb.toLowerCase(), {
    kind: SpanKind.CLIENT,
    startTime: Date.now() - queryDurationMillis,
    attributes: { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, 2000) },
  });
  if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** A span per job, written when it has ended; its statements stand beside it. */
export function traceJob({ job, outcome, seconds }: JobOutcome): void {
  const span = trace.getTracer('mungchi').startSpan(`job ${job}`, {
    root: true,
    startTime: Date.now() - seconds * 1000,
    attributes: { 'mungchi.job': job, 'mungchi.outcome': outcome },
  });
  if (outcome !== 'done') span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}
