import { setTimeout } from 'node:timers/promises';
import { type LogPosition, replayedPosition } from './log-position';
import type { Db } from './schema';

const LOOK_MS = 10;

export class NoStandby extends Error {}

/** How far the standby is once it has replayed what is needed, or after so long. */
export async function awaitReplay(standby: Db, needed: LogPosition, waitMs: number): Promise<LogPosition> {
  const until = performance.now() + waitMs;
  for (;;) {
    const replayed = await replayedPosition(standby);
    if (replayed === null) throw new NoStandby('what DATABASE_READ_URL leads to is no standby');
    if (replayed >= needed || performance.now() >= until) return replayed;
    await setTimeout(LOOK_MS);
  }
}
