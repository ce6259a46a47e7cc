import type { DisputeId } from '@mungchi/contract';
import type { Deps } from '../../deps';
import type { Dice } from '../../eval/dice';
import type { Person, TestApp } from '../../test-app';
import type { PaymentRecord } from '../payment-rules';
import type { TestRoom } from '../test-rooms';
import type { ModelRoom, Outcome, Written } from './test-model-room';

/** The room of the database that lives what the model lives. */
export type RealRoom = {
  t: TestApp;
  deps: Deps;
  room: TestRoom;
  cards: Map<string, PaymentRecord>;
  /** No two moments are the same. */
  clock: { at: number };
  /** The numbers of the database, by the model's. */
  disputes: Map<number, DisputeId>;
  /** Payments that the provider has no record of. */
  forgotten: Set<string>;
};

export type Fresh = { impUid: () => string; id: () => number };

/** Something anybody might do: what the model makes of it, and the real verb. A refusal is answered with its code. */
export type Kind<Act> = {
  /** How often it is tried, beside the others. */
  weight: number;
  /** Sensible or not; null where it cannot even be tried. */
  roll: (roll: Dice, room: ModelRoom, fresh: Fresh) => Act | null;
  apply: (room: ModelRoom, act: Act) => Outcome;
  carryOut: (real: RealRoom, act: Act) => Promise<string>;
};

/** One that was rolled. */
export type Operation = {
  name: string;
  words: string;
  apply: (room: ModelRoom) => Outcome;
  carryOut: (real: RealRoom) => Promise<string>;
};

export type Rollable = {
  name: string;
  weight: number;
  roll: (roll: Dice, room: ModelRoom, fresh: Fresh) => Operation | null;
};

/** What belongs together: what may be done, and what must hold besides after whatever was done. */
export type OperationGroup = { kinds: Rollable[]; check?: (room: ModelRoom, written: readonly Written[]) => void };

export function kind<Act>(name: string, { weight, roll, apply, carryOut }: Kind<Act>): Rollable {
  return {
    name,
    weight,
    roll(dice, room, fresh) {
      const act = roll(dice, room, fresh);
      if (act === null) return null;
      return {
        name,
        words: `${name} ${JSON.stringify(act)}`,
        apply: (model) => apply(model, act),
        carryOut: (real) => carryOut(real, act),
      };
    },
  };
}

/** The leader, or a follower by number; a former one as well. */
export type Actor = 'leader' | number;

export const anyFollower = (roll: Dice, room: ModelRoom): number => roll.below(room.followers.length);

export const actorWith = (chance: number) => (roll: Dice, room: ModelRoom) => ({
  by: roll.chance(chance) ? ('leader' as const) : anyFollower(roll, room),
});

export const personOf = ({ room }: RealRoom, by: Actor): Person =>
  by === 'leader' ? room.leader : room.followers[by]!;

export const refused = (answer: string): Outcome => ({ answer, wrote: [] });
export const done: Outcome = { answer: 'ok', wrote: [] };
