import type { Stage } from '@mungchi/contract';
import { afterAll, expect, test, vi } from 'vitest';
import { mortalServers } from '../payments/faults/test-mortal-servers';
import { type Scenario, WITHIN_A_MINUTE, type World } from '../payments/faults/test-scenario';
import { booksOf } from '../payments/ledger/test-books';
import { roomIn, stageOf, type TestRoom } from '../payments/test-rooms';
import { sanctionNow } from './test-sanctions';

const servers = mortalServers(1);
afterAll(() => servers.close());

const ENDS: [Stage, Stage][] = [
  ['RECRUITING', 'CANCELLED'],
  ['RECRUITED', 'CANCELLED'],
  ['PAYING', 'CANCELLED'],
  ['PURCHASED', 'PURCHASED'],
];
const led: { room: TestRoom; end: Stage }[] = [];

const ban = ({ t, room }: World) => sanctionNow(t.deps, room.leader.userId, { kind: 'BANNED', reason: '사기' });

/** Dies after the first of the banned leader's purchases; whoever runs the jobs next takes the others. */
const banned: Scenario = {
  async room(t) {
    const leader = await t.person();
    for (const [was, end] of ENDS) led.push({ room: await roomIn(t, was, leader), end });
    return led.at(-1)!.room;
  },
  act: (_server, world) => ban(world),
  async settled(_server, { t }) {
    await vi.waitFor(async () => {
      for (const { room, end } of led) expect(await stageOf(t, room)).toBe(end);
      const cases = await t.db.selectFrom('disputes').select(['boardId', 'kind']).execute();
      expect(cases).toEqual(Array.from({ length: 2 }, () => ({ boardId: led[3]!.room.id, kind: 'STALLED' })));
      const back = (await booksOf(t, led[2]!.room)).movements.filter(({ kind }) => kind === 'REFUND');
      expect(back.map(({ amount }) => amount)).toEqual([led[2]!.room.share, led[2]!.room.share]);
    }, WITHIN_A_MINUTE);
  },
};

test('a ban that is killed half-way is finished by the next process, each purchase once', async () => {
  await servers.use(async (server) => expect(await server.dieAt('ban.between-boards', banned)).toBe('SIGKILL'));
}, 240_000);
