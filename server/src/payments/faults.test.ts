import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { type Books, booksOf, paidOnce, refundedOnce } from './test-books';
import { fullRoom, payShareOf, promisePart, roomIn, stageOf, type TestRoom, takeBack } from './test-rooms';
import { type ServerProcess, startServerProcess } from './test-server-process';

const ENV = { PAYMENT_CHECK_SECONDS: '2' };
const WITHIN_A_MINUTE = { timeout: 60_000, interval: 250 };

type World = { t: TestApp; room: TestRoom };
type Scenario = {
  /** A room ready for it. */
  room(t: TestApp): Promise<TestRoom>;
  /** What somebody does while the process is about to die. */
  act(server: ServerProcess, world: World): Promise<unknown>;
  /** What must be true again within a minute after the restart, whoever asks for it or not. */
  settled(server: ServerProcess, world: World): Promise<void>;
};

const orders = (room: TestRoom) => `/api/chat/rooms/${room.id}/orders`;

/** Orders and pays at the card page; what happens then is the scenario's. */
async function card(server: ServerProcess, { room }: World, webhook: 'now' | 'never') {
  const payer = room.followers[0]!;
  const ordered = await server.call(payer, 'POST', orders(room));
  const { merchantUid: merchant_uid, amount } = ordered!.body;
  const options = { webhook };
  const paid = await server.call(null, 'POST', '/sandbox/portone/payments', { merchant_uid, amount, options });
  return paid?.body.imp_uid as string;
}

const report = (server: ServerProcess, { room }: World, impUid: string) =>
  server.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/pay`, { impUid });

const paid: Scenario['settled'] = async (server, world) => {
  await vi.waitFor(async () => paidOnce(await booksOf(world.t, world.room)), WITHIN_A_MINUTE);
  const [order] = (await booksOf(world.t, world.room)).orders;
  expect(await report(server, world, order!.impUid!)).toMatchObject({ status: 200, body: { payStatement: 'PAID' } });
  paidOnce(await booksOf(world.t, world.room));
};

const browser: Scenario = {
  room: (t) => fullRoom(t),
  act: async (server, world) => report(server, world, await card(server, world, 'never')),
  settled: paid,
};
const webhook: Scenario = { ...browser, act: (server, world) => card(server, world, 'now') };
const reconciler: Scenario = { ...browser, act: (server, world) => card(server, world, 'never') };

const ordering: Scenario = {
  room: (t) => fullRoom(t),
  act: (server, { room }) => server.call(room.followers[0]!, 'POST', orders(room)),
  async settled(server, world) {
    expect((await booksOf(world.t, world.room)).orders).toEqual([]);
    const first = await server.call(world.room.followers[0]!, 'POST', orders(world.room));
    expect(await server.call(world.room.followers[0]!, 'POST', orders(world.room))).toEqual(first);
    expect((await booksOf(world.t, world.room)).orders).toHaveLength(1);
  },
};

const cancel = (server: ServerProcess, { room }: World) =>
  server.call(room.leader, 'POST', `/api/group-boards/${room.id}/cancel`);

/** One has paid when the leader calls it off. */
const calledOff: Scenario = {
  async room(t) {
    const room = await fullRoom(t);
    await payShareOf(t, room, room.followers[0]!);
    return room;
  },
  act: cancel,
  async settled(server, world) {
    await vi.waitFor(async () => refundedOnce(await booksOf(world.t, world.room)), WITHIN_A_MINUTE);
    expect((await cancel(server, world))?.body.code).toBe('BOARD_CANCELLED');
    refundedOnce(await booksOf(world.t, world.room));
  },
};
/** Nothing was promised yet: the leader sees that it did not work and presses again. */
const notCalledOff: Scenario = {
  ...calledOff,
  async settled(server, world) {
    expect(await stageOf(world.t, world.room)).toBe('RECRUITED');
    paidOnce(await booksOf(world.t, world.room));
    await cancel(server, world);
    await calledOff.settled(server, world);
  },
};

const receive = (server: ServerProcess, room: TestRoom, at: number) =>
  server.call(room.followers[at]!, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
const handOver: Scenario = {
  room: oneToReceive,
  act: (server, { room }) => receive(server, room, 1),
  async settled(server, { t, room }) {
    await vi.waitFor(async () => expect(await stageOf(t, room)).toBe('COMPLETED'), WITHIN_A_MINUTE);
    expect((await receive(server, room, 1))?.body.code).toBe('ALREADY_TRADED');
    const { movements, held } = await booksOf(t, room);
    expect(movements.filter(({ kind }) => kind === 'HAND_OVER').map(({ amount }) => amount)).toEqual([2 * room.share]);
    expect(held).toBe(0);
  },
};

/** The last one's press was lost with the process: pressed again it counts. */
const notReceived: Scenario = {
  ...handOver,
  async settled(server, world) {
    expect(await stageOf(world.t, world.room)).toBe('PURCHASED');
    expect(await receive(server, world.room, 1)).toMatchObject({ status: 200, body: { stage: 'COMPLETED' } });
    await handOver.settled(server, world);
  },
};
async function oneToReceive(t: TestApp): Promise<TestRoom> {
  const room = await roomIn(t, 'PURCHASED');
  await t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/trade-complete`);
  return room;
}

const buy = (server: ServerProcess, { room }: World) =>
  server.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/purchase-complete`);
const purchase: Scenario = {
  room: (t) => roomIn(t, 'PAYING'),
  act: buy,
  async settled(server, world) {
    expect(await stageOf(world.t, world.room)).toBe('PAYING');
    expect(await buy(server, world)).toMatchObject({ status: 200, body: { stage: 'PURCHASED' } });
  },
};

/** A booked payment is cancelled at the provider; a notice tells us, or the daily reading finds it. */
const lost = ({ orders, movements, payers, held, share }: Books) => {
  expect(orders.map(({ status }) => status)).toEqual(['REFUNDED']);
  expect(movements.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['PAYMENT', share],
    ['REFUND', share],
  ]);
  expect({ payers, held }).toEqual({ payers: 0, held: 0 });
};
const taken = async ({ t, room }: World) => {
  const [order] = (await booksOf(t, room)).orders;
  await takeBack(t, order!.impUid!);
  return order!;
};
const noticed: Scenario = {
  ...calledOff,
  async act(server, world) {
    const { impUid, merchantUid } = await taken(world);
    const notice = { imp_uid: impUid, merchant_uid: merchantUid, status: 'cancelled' };
    await server.call(null, 'POST', '/api/payments/webhook', notice);
  },
  async settled(server, { t, room }) {
    await vi.waitFor(async () => lost(await booksOf(t, room)), WITHIN_A_MINUTE);
    expect((await server.call(room.followers[0]!, 'POST', orders(room)))?.status).toBe(200);
    expect((await booksOf(t, room)).orders.map(({ status }) => status)).toEqual(['REFUNDED', 'PENDING']);
  },
};
const reread: Scenario = {
  ...noticed,
  async act(_server, world) {
    await taken(world);
    await world.t.db.updateTable('orders').set({ checkAt: new Date() }).where('boardId', '=', world.room.id).execute();
    await world.t.deps.jobs.add(world.t.db, 'payments.reconcile', {}, { runAt: new Date() });
  },
};

/** One has paid; the other's time is over, and the warning was long ago. */
const clocks = (t: TestApp) => t.deps.jobs.add(t.db, 'payments.clocks', {}, { runAt: new Date() });
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
const releasing: Scenario = {
  async room(t) {
    const room = await calledOff.room(t);
    await t.db
      .updateTable('participants')
      .set({ payBy: ago(1), payRemindedAt: ago(200), payReminders: 2 })
      .where('boardId', '=', room.id)
      .where('userId', '=', room.followers[1]!.userId)
      .execute();
    await sql`update participants set pay_reminded_for = pay_by where board_id = ${room.id}`.execute(t.db);
    return room;
  },
  act: (_server, { t }) => clocks(t),
  async settled(_server, { t, room }) {
    await clocks(t);
    await vi.waitFor(async () => {
      const board = await t.db.selectFrom('boards').selectAll().where('id', '=', room.id).executeTakeFirstOrThrow();
      expect(board).toMatchObject({ stage: 'RECRUITED', memberCount: 2 });
    }, WITHIN_A_MINUTE);
    const told = t.db
      .selectFrom('messages')
      .select('seq')
      .where('roomId', '=', room.id)
      .where('notice', '=', 'VACANCY');
    expect(await told.execute()).toHaveLength(1);
    paidOnce(await booksOf(t, room));
  },
};
/** The end of all payments is over and was announced. */
const ending: Scenario = {
  async room(t) {
    const room = await calledOff.room(t);
    await t.db
      .updateTable('boards')
      .set({ payEnd: ago(1), payEndNoticedAt: ago(200) })
      .where('id', '=', room.id)
      .execute();
    await sql`update boards set pay_end_noticed_for = pay_end where id = ${room.id}`.execute(t.db);
    return room;
  },
  act: (_server, { t }) => clocks(t),
  async settled(_server, { t, room }) {
    await clocks(t);
    await vi.waitFor(async () => refundedOnce(await booksOf(t, room)), WITHIN_A_MINUTE);
    expect(await stageOf(t, room)).toBe('CANCELLED');
  },
};
/** The last one has said nothing, was warned, and the time is over. */
const confirms = (t: TestApp) => t.deps.jobs.add(t.db, 'payments.confirm-clocks', {}, { runAt: new Date() });
const confirming: Scenario = {
  async room(t) {
    const room = await oneToReceive(t);
    const word = { handedAt: ago(5000), confirmBy: ago(1), confirmWarnedAt: ago(200), confirmWarnings: 2 };
    await t.db
      .updateTable('participants')
      .set(word)
      .where('boardId', '=', room.id)
      .where('userId', '=', room.followers[1]!.userId)
      .execute();
    await sql`update participants set confirm_warned_for = confirm_by where board_id = ${room.id}`.execute(t.db);
    return room;
  },
  act: (_server, { t }) => confirms(t),
  async settled(server, { t, room }) {
    await confirms(t);
    await handOver.settled(server, { t, room });
    const told = t.db
      .selectFrom('notifications')
      .select('userId')
      .where('boardId', '=', room.id)
      .where('kind', '=', 'AUTO_CONFIRMED');
    expect(await told.execute()).toEqual([{ userId: room.followers[1]!.userId }]);
  },
};
const takingOver: Scenario = {
  async room(t) {
    const room = await fullRoom(t);
    await t.call(room.followers[1]!, 'POST', `/api/chat/rooms/${room.id}/hand-on`);
    return room;
  },
  act: async (server, { t, room }) => server.call(await t.person(), 'POST', `/api/group-boards/${room.id}/join`),
  async settled(server, { t, room }) {
    const board = () => t.db.selectFrom('boards').selectAll().where('id', '=', room.id).executeTakeFirstOrThrow();
    expect(await board()).toMatchObject({ handingOn: 1, memberCount: 3 });
    expect((await server.call(await t.person(), 'POST', `/api/group-boards/${room.id}/join`))?.status).toBe(200);
    expect(await board()).toMatchObject({ handingOn: 0, memberCount: 3 });
  },
};

/** Two parts of one payment are on their way back. */
const inParts: Scenario = {
  room: (t) => roomIn(t, 'PURCHASED'),
  async act(_server, { t, room }) {
    await promisePart(t, room, 0, 1000, 1);
    await promisePart(t, room, 0, 500, 2);
  },
  async settled(_server, { t, room }) {
    await vi.waitFor(async () => {
      const { movements, cards, held, openRefunds } = await booksOf(t, room);
      const back = movements.filter(({ kind }) => kind === 'REFUND');
      expect(back.map(({ reference, amount }) => [reference.replace(/^\S+ /, ''), amount])).toEqual([
        ['dispute 1', 1000],
        ['dispute 2', 500],
      ]);
      expect(cards.map(({ cancelAmount }) => cancelAmount).sort((a, b) => a - b)).toEqual([0, 1500]);
      expect({ held, openRefunds }).toEqual({ held: 2 * room.share - 1500, openRefunds: [] });
    }, WITHIN_A_MINUTE);
  },
};

/** One follower gets less than was bought, and the leader agrees. */
const dispute = (t: TestApp, room: TestRoom) =>
  t.call(room.followers[0]!, 'POST', `/api/chat/rooms/${room.id}/disputes`, {
    kind: 'SHORT',
    text: '모자라요',
    wanted: 1000,
  });
const accept = async (server: ServerProcess, { t, room }: World) => {
  const { id } = await t.db
    .selectFrom('disputes')
    .select('id')
    .where('boardId', '=', room.id)
    .executeTakeFirstOrThrow();
  return server.call(room.leader, 'PATCH', `/api/chat/rooms/${room.id}/disputes/${id}/accept`);
};
const agreeing: Scenario = {
  async room(t) {
    const room = await roomIn(t, 'PURCHASED');
    await dispute(t, room);
    return room;
  },
  act: accept,
  async settled(server, world) {
    expect(await accept(server, world)).toMatchObject({ status: 200, body: { state: 'ACCEPTED', refund: 1000 } });
    expect((await accept(server, world))?.body.code).toBe('DISPUTE_ENDED');
    await vi.waitFor(async () => {
      const { movements, held } = await booksOf(world.t, world.room);
      expect(movements.filter(({ kind }) => kind === 'REFUND').map(({ amount }) => amount)).toEqual([1000]);
      expect(held).toBe(2 * world.room.share - 1000);
    }, WITHIN_A_MINUTE);
  },
};
/** One disputes, the other received more than a day ago. */
const undisputed: Scenario = {
  async room(t) {
    const room = await oneDisputed(t);
    await t.db
      .updateTable('participants')
      .set({ receivedAt: ago(25 * 60), receivedHow: 'PRESS' })
      .where('boardId', '=', room.id)
      .where('userId', '=', room.followers[1]!.userId)
      .execute();
    return room;
  },
  act: (_server, { t }) => confirms(t),
  async settled(_server, { t, room }) {
    await confirms(t);
    await vi.waitFor(async () => {
      const { movements, held } = await booksOf(t, room);
      expect(movements.filter(({ kind }) => kind === 'HAND_OVER').map(({ amount }) => amount)).toEqual([room.share]);
      expect(held).toBe(room.share);
    }, WITHIN_A_MINUTE);
  },
};
const oneDisputed = (t: TestApp) => agreeing.room(t);

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
const paidOut: Scenario = {
  room: payable,
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
const sentByJob: Scenario = {
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

const POINTS: Record<string, Scenario> = {
  'payout.requested': paidOut,
  'payout.sent-before-commit': sentByJob,
  'order.before-commit': ordering,
  'pay.read': browser,
  'settle.decided': browser,
  'settle.order-paid': browser,
  'settle.ledger-written': browser,
  'settle.before-commit': browser,
  'pay.committed': browser,
  'look.read': webhook,
  'look.committed': webhook,
  'reconcile.read': reconciler,
  'cancel.before-commit': notCalledOff,
  'cancel.committed': calledOff,
  'refund.read': calledOff,
  'refund.partial-told': inParts,
  'refund.provider-done': calledOff,
  'refund.before-commit': calledOff,
  'refund.committed': calledOff,
  'dispute.before-commit': agreeing,
  'undisputed.before-commit': undisputed,
  'purchase.confirmed': purchase,
  'receive.before-commit': notReceived,
  'receive.committed': handOver,
  'hand-over.confirmed': handOver,
  'hand-over.before-commit': handOver,
  'write-off.written': noticed,
  'reread.read': reread,
  'release.looked': releasing,
  'release.before-commit': releasing,
  'call-off.before-commit': ending,
  'take-over.before-commit': takingOver,
  'confirm.before-commit': confirming,
};

test('every fault point of the money is died at', () => {
  const folders = ['.', '../boards', '../payouts'].map((folder) => path.join(import.meta.dirname, folder));
  const named = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.ts$/.test(file))
      .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(/faultPoint\('([^']+)'\)/g)])
      .map(([, name]) => name),
  );
  expect(new Set(Object.keys(POINTS))).toEqual(new Set(named));
  expect(named.length).toBeGreaterThanOrEqual(10);
});

describe.concurrent('the process dies, starts again, and everything is right within a minute', () => {
  const running = new Set<ServerProcess>();
  afterAll(async () => {
    for (const server of running) await server.stop();
  });

  test.each(Object.entries(POINTS))(
    'at %s',
    async (point, scenario) => {
      const t = await testApp({ now: new Date() });
      await t.listen();
      try {
        const room = await scenario.room(t);
        const doomed = await startServerProcess(t, { ...ENV, FAULT_AT: point });
        await scenario.act(doomed, { t, room });
        expect(await doomed.dead).toBe('SIGKILL');

        const server = await startServerProcess(t, ENV);
        running.add(server);
        await scenario.settled(server, { t, room });
        await server.stop();
        running.delete(server);
      } finally {
        await t.close();
      }
    },
    400_000,
  );
});
