import type { Stage } from '@mungchi/contract';
import { operatorPerson } from './operator/test-operator';
import { roomIn, type TestRoom } from './payments/test-rooms';
import { blockPerson } from './safety/block-person';
import { sanctionNow } from './safety/test-sanctions';
import type { Person, TestApp } from './test-app';
import type { Caller } from './test-matrix-lines';

/** Callers who are no part of the room: what they change for themselves leaves it as it is. */
const OUTSIDE: readonly Caller[] = ['visitor', 'stranger', 'operator', 'paused', 'banned', 'blocked'];

/** How a call is made: whether it is let in where it changes something, and whether that may be the room. */
export type Way = { changes: boolean; inRoom: boolean };

/** The room a caller meets: shared by whatever leaves no trace in it, reading and being refused. */
export function roomsFor(t: TestApp): (caller: Caller, stage: Stage, way: Way) => Promise<TestRoom> {
  const shared = new Map<string, Promise<TestRoom>>();
  return (caller, stage, { changes, inRoom }) => {
    const make = () => (caller === 'left' ? abandonedRoom(t, stage) : roomIn(t, stage));
    if (changes && (inRoom || !OUTSIDE.includes(caller))) return make();
    const key = `${stage} ${caller === 'left'}`;
    const room = shared.get(key) ?? make();
    shared.set(key, room);
    return room;
  };
}

/** Who calls: somebody new where something is changed, else the same as in the last call of this kind. */
export function peopleFor(t: TestApp): (caller: Caller, room: TestRoom, way: Way) => Promise<Person | null> {
  const shared = new Map<string, Promise<Person | null>>();
  return (caller, room, { changes }) => {
    if (changes) return personFor(t, caller, room);
    const key = `${caller} ${room.id}`;
    const person = shared.get(key) ?? personFor(t, caller, room);
    shared.set(key, person);
    return person;
  };
}

export async function personFor(t: TestApp, caller: Caller, room: TestRoom): Promise<Person | null> {
  switch (caller) {
    case 'visitor':
      return null;
    case 'stranger':
      return t.person();
    case 'operator':
      return operatorPerson(t);
    case 'paused':
    case 'banned': {
      const person = await t.person();
      const kind = caller === 'paused' ? 'PAUSED' : 'BANNED';
      await sanctionNow(t.deps, person.userId, { kind, ...(kind === 'PAUSED' && { days: 3 }), reason: '도배' });
      await t.deps.sanctions.read();
      return person;
    }
    case 'blocked': {
      const person = await t.person();
      await blockPerson(t.deps, room.leader.userId, person.userId);
      return person;
    }
    case 'leader':
      return room.leader;
    case 'follower':
    case 'left':
      return room.followers[0]!;
    case 'expired': {
      const now = t.clock.now;
      t.clock.now = new Date(now.getTime() - 16 * 60_000);
      const person = { ...room.leader, token: t.deps.tokens.issue(room.leader.userId) };
      t.clock.now = now;
      return person;
    }
  }
}

/** Its first follower has left. */
async function abandonedRoom(t: TestApp, stage: Stage): Promise<TestRoom> {
  const room = await roomIn(t, stage);
  await t.db
    .updateTable('participants')
    .set({ leftAt: t.clock.now, leftWhy: 'OPERATOR' })
    .where('boardId', '=', room.id)
    .where('userId', '=', room.followers[0]!.userId)
    .execute();
  return room;
}
