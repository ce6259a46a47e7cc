import { DAY_MS } from '@mungchi/contract';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod';
import type { Deps } from '../deps';
import { laterBy } from './duration-rules';

const FARTHEST_MS = 400 * DAY_MS;
const LAST = new Date('2100-01-01T00:00:00Z');

const Moved = z.union([
  z.strictObject({ at: z.iso.datetime({ offset: true }) }),
  z.strictObject({ advance: z.string().max(100) }),
]);

/** For whoever tries the product: its time, and moving it. Never registered in production (`TEST_CLOCK`). */
export function registerSandboxClock(app: FastifyInstance, { testClock, now, log }: Deps): void {
  if (!testClock) return;
  const { clock, runner } = testClock;

  // Another node may have moved it. Without the database the answer goes by what was last known.
  app.addHook('onRequest', () =>
    clock.read().then(
      () => {},
      () => {},
    ),
  );
  // By this header the app measures how far the server's clock is from the device's.
  app.addHook('onSend', async (_request, reply) => {
    reply.header('date', now().toUTCString());
  });

  app.get('/sandbox/clock', async () => ({ now: now().toISOString(), aheadMs: clock.aheadMs }));

  app.post('/sandbox/clock', async ({ body }, reply) => {
    const moved = Moved.safeParse(body);
    if (!moved.success) return refuse(reply, 'INVALID_CLOCK', USAGE);
    const from = now();
    const { data } = moved;
    const targetOf = (start: Date) => ('at' in data ? new Date(data.at) : laterBy(data.advance, start));
    const target = targetOf(from);
    if (!target || Number.isNaN(target.getTime())) return refuse(reply, 'INVALID_CLOCK', USAGE);
    if (target < from) return refuse(reply, 'CLOCK_BACKWARDS', '시계는 앞으로만 갈 수 있어요.');
    if (target.getTime() - from.getTime() > FARTHEST_MS || target > LAST)
      return refuse(reply, 'CLOCK_TOO_FAR', '한 번에 400일까지, 2100년 전까지만 갈 수 있어요.');
    const { to, reached, ran } = await runner.move((start) => targetOf(start) ?? target);
    log.info({ to, reached, jobs: ran.length }, 'the clock was moved');
    return { now: now().toISOString(), aheadMs: clock.aheadMs, to, reached, ran };
  });
}

const USAGE = '{ "at": "2026-12-01T09:00:00+09:00" } 또는 { "advance": "P3D" }로 보내 주세요.';

function refuse(reply: FastifyReply, code: string, message: string) {
  return reply.status(400).header('cache-control', 'no-store').send({ status: 400, code, message });
}
