import type { Stage } from '@mungchi/contract';
import { operatorPerson } from './operator/test-operator';
import { roomIn, type TestRoom } from './payments/test-rooms';
import { blockPerson } from './safety/block-person';
import { sanctionPerson } from './safety/sanction-person';
import type { Person, TestApp } from './test-app';
import type { Caller } from './test-matrix-lines';

/** The room a caller meets: shared by whatever leaves no trace, reading and being refused. */
export function roomsFor(t: TestApp): (caller: Caller, stage: Stage, changes: boolean) => Promise<TestRoom> {
  const shared = new Map<Stage, Promise<TestRoom>>();
  return (caller, stage, changes) => {
    if (caller === 'left') return abandonedRoom(t, stage);
    if (changes) return roomIn(t, stage);
    const room = shared.get(stage) ?? roomIn(t, stage);
    shared.set(stage, room);
    return room;
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
      await sanctionPerson(t.deps, person.userId, { kind, ...(kind === 'PAUSED' && { days: 3 }), reason: '도배' });
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
