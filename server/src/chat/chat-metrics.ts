import { sql } from 'kysely';
import { Counter, Gauge } from 'prom-client';
import type { Deps } from '../deps';
import type { MessageAppender } from './message-appender';

/** Longer than every database timeout: storing is stuck. */
const STUCK_MS = 15_000;

/** What operators see of chat: messages, how long the batch on its way takes, and whether this node can store any. */
export function chatMetrics(
  { db, metrics, readiness }: Pick<Deps, 'db' | 'metrics' | 'readiness'>,
  appender: MessageAppender,
) {
  let announced = 0;
  new Counter({
    name: 'chat_messages_total',
    help: 'Messages announced on this node',
    registers: [metrics],
    collect() {
      this.reset();
      this.inc(announced);
    },
  });
  new Gauge({
    name: 'chat_batch_age_seconds',
    help: 'How long the messages on their way to the database have been',
    registers: [metrics],
    collect() {
      this.set(appender.batchAgeMs / 1000);
    },
  });
  readiness.add('chat', {
    vital: true,
    works: () => sql`select 1`.execute(db).then(() => appender.batchAgeMs < STUCK_MS),
  });
  return {
    announced: () => {
      announced += 1;
    },
  };
}
