import { HOUR_MS, type UserId } from '@mungchi/contract';
import { roomIn, type TestRoom } from '../payments/test-rooms';
import type { Person, TestApp } from '../test-app';

export const ACCOUNT = { bank: '004', number: '123456-04-987654', holder: '김서연' };

export const saveAccountOf = (t: TestApp, person: Person, account: object = ACCOUNT) =>
  t.call(person, 'PUT', '/api/payouts/account', account);
export const payoutsOf = async (t: TestApp, person: Person) => (await t.call(person, 'GET', '/api/payouts')).body;
export const ask = (t: TestApp, person: Person) => t.call(person, 'POST', '/api/payouts');

/** Lets time pass; whoever is signed in gets a new token. */
export function pass(t: TestApp, hours: number, ...people: Person[]): void {
  t.clock.now = new Date(t.clock.now.getTime() + hours * HOUR_MS);
  for (const person of people) person.token = t.deps.tokens.issue(person.userId);
}

/** A completed purchase whose money can be paid out, with an account to take it. */
export async function ripeRoom(t: TestApp): Promise<TestRoom> {
  const room = await roomIn(t, 'COMPLETED');
  pass(t, 60, room.leader, ...room.followers);
  await saveAccountOf(t, room.leader);
  return room;
}

/** Another purchase of the same leader joins the first one's books. */
export async function giveTo(t: TestApp, room: TestRoom, leaderId: UserId): Promise<void> {
  await t.db.updateTable('boards').set({ leaderId }).where('id', '=', room.id).execute();
}
