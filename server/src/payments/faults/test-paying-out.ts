import { expect, vi } from 'vitest';
import type { TestApp } from '../../test-app';
import { booksOf } from '../ledger/test-books';
import { roomIn, type TestRoom } from '../test-rooms';
import type { ServerProcess } from '../test-server-process';
import { ago, type Scenario, WITHIN_A_MINUTE, type World } from './test-scenario';

/** A completed purchase whose money can be had, with an account to take it. */
const payable = async (t: TestApp): Promise<TestRoom> => {
  t.clock.now = ago(4 * 24 * 60);
  const room = await roomIn(t, 'COMPLETED');
  const body = { bank: '004', number: '12345604987654', holder: '김서연' };
  await t.call(room.leader, 'PUT', '/api/payouts/account', body);
  t.clock.now = new Date();
  room.leader.token = t.deps.tokens.issue(room.leader.userId);
  return room;
};
const askPayout = (server: ServerProcess, { room }: World) => server.call(room.leader, 'POST', '/api/payouts');
const payoutIn = ({ t, room }: World) =>
  t.db.selectFrom('payouts').selectAll().where('userId', '=', room.leader.userId).execute();
/** The sandbox's minute, now. */
const sendNow = async (world: World) => {
  const [payout] = await payoutIn(world);
  const { id: payoutId } = payout!;
  await world.t.deps.jobs.add(
    world.t.db,
    'payouts.send-sandbox',
    { payoutId },
    { key: `payout ${payoutId}`, runAt: new Date() },
  );
};
/** Asked for, and the answer is lost with the process: it was promised, and arrives once. */
export const paidOut: Scenario = {
  room: payable,
  isPast: true,
  act: askPayout,
  async settled(server, world) {
    expect((await askPayout(server, world))?.body.code).toBe('PAYOUT_OPEN');
    await sendNow(world);
    await vi.waitFor(
      async () => expect((await payoutIn(world)).map(({ state }) => state)).toEqual(['SENT']),
      WITHIN_A_MINUTE,
    );
    const { movements, balance } = await booksOf(world.t, world.room);
    expect(movements.filter(({ kind }) => kind === 'PAYOUT').map(({ amount }) => amount)).toEqual([
      2 * world.room.share,
    ]);
    expect(balance).toBe(0);
    expect((await askPayout(server, world))?.body.code).toBe('PAYOUT_SMALL');
  },
};
export const sentByJob: Scenario = {
  ...paidOut,
  async act(server, world) {
    await askPayout(server, world);
    await sendNow(world);
  },
  async settled(server, world) {
    await sendNow(world);
    await vi.waitFor(
      async () => expect((await payoutIn(world)).map(({ state }) => state)).toEqual(['SENT']),
      WITHIN_A_MINUTE,
    );
    const { movements } = await booksOf(world.t, world.room);
    expect(movements.filter(({ kind }) => kind === 'PAYOUT')).toHaveLength(1);
    expect((await askPayout(server, world))?.body.code).toBe('PAYOUT_SMALL');
  },
};
