import { seoulDay } from '@mungchi/contract';
import type { Tx } from '../db/schema';

/** What could tell who it was: an e-mail, a number of some length. */
const TRACES = /\S+@\S+|\d(?:[ -]?\d){5,}/g;

/** Why somebody leaves, for whoever wants to do better: their words and the day, without them. */
export async function keepReason(tx: Tx, reason: string | undefined, at: Date): Promise<void> {
  const words = reason?.replace(TRACES, '···').trim();
  if (words)
    await tx
      .insertInto('leavingReasons')
      .values({ day: seoulDay(at), reason: words })
      .execute();
}
