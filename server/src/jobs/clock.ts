import type { Db, Tx } from '../db/schema';
import type { JobName, JobPayloads } from './jobs';

/** Clocks are the jobs that are named so; each is of something with an id. */
export type ClockName = Extract<JobName, `${string}clock`>;
export type ClockId<Name extends ClockName> = JobPayloads[Name] extends { id: infer Id extends number } ? Id : never;

/** A deadline, or several of one thing: a job with a key that waits for the next step of a pure rule. */
export type Clock<Deps, Id extends number> = {
  /** Whether people notice it, so that it runs from 9 to 22 h only. */
  byDay: boolean;
  /** When the rule says the next step; null: never as things are. Locks what the clock is of. */
  due(deps: Deps, tx: Tx, id: Id): Promise<Date | null>;
  /**
   * Takes the steps that are due, decided again under the lock: another node or a person may have come first. `asleep`: it
   * stands still until the search for lost clocks finds it.
   */
  step(deps: Deps, id: Id): Promise<undefined | 'asleep'>;
  /** What the clock goes for and no job waits for: brought back from a backup, changed by an older release, or given up. */
  lost(db: Db, now: Date): Promise<Id[]>;
};

/** A clock that has no entry does not compile. */
export type ClockTable<Deps, Names extends ClockName = Exclude<ClockName, `test.${string}`>> = {
  [Name in Names]: Clock<Deps, ClockId<Name>>;
};

export type Clocks = {
  /**
   * Whatever may have brought a deadline forward says so in its transaction, after its last change; the next step becomes a
   * job. One that moved a deadline back need not: the job finds nothing due and waits again.
   */
  book<Name extends ClockName>(tx: Tx, name: Name, id: ClockId<Name>): Promise<void>;
};

export function clockKey(name: ClockName, id: number): string {
  return `${name} ${id}`;
}
