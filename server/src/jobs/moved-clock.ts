import type { Db } from '../db/schema';

/** Real time, and what a tester has moved it ahead by (`TEST_CLOCK`). All nodes of a database share one row. */
export class MovedClock {
  readonly #db: Db;
  readonly #real: () => Date;
  #aheadMs = 0;

  private constructor(db: Db, real: () => Date) {
    this.#db = db;
    this.#real = real;
  }

  /** As it was left by the process before. */
  static async open(db: Db, real: () => Date): Promise<MovedClock> {
    const clock = new MovedClock(db, real);
    await db
      .insertInto('testClock')
      .values({ aheadMs: 0, scheduledUntil: real() })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await clock.read();
    return clock;
  }

  readonly now = (): Date => new Date(this.#real().getTime() + this.#aheadMs);

  get aheadMs(): number {
    return this.#aheadMs;
  }

  /** Another node may have moved it. */
  async read(): Promise<{ scheduledUntil: Date }> {
    const row = await this.#db.selectFrom('testClock').select(['aheadMs', 'scheduledUntil']).executeTakeFirstOrThrow();
    this.#aheadMs = row.aheadMs;
    return row;
  }

  /** Forward only: an earlier instant changes nothing. */
  async moveTo(at: Date): Promise<void> {
    const aheadMs = at.getTime() - this.#real().getTime();
    if (aheadMs <= this.#aheadMs) return;
    const moved = this.#db
      .updateTable('testClock')
      .set((eb) => ({ aheadMs: eb.fn('greatest', ['aheadMs', eb.val(aheadMs)]) }));
    this.#aheadMs = (await moved.returning('aheadMs').executeTakeFirstOrThrow()).aheadMs;
  }

  async noteScheduled(until: Date): Promise<void> {
    await this.#db.updateTable('testClock').set({ scheduledUntil: until }).execute();
  }
}

/** How far a database was moved ahead by a start with `TEST_CLOCK`; its rows lie in the future of any other start. */
export async function movedBy(db: Db): Promise<number> {
  const row = await db.selectFrom('testClock').select('aheadMs').executeTakeFirst();
  return row?.aheadMs ?? 0;
}
