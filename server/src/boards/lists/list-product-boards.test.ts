import { DAY_MS, type ProductBoard, type ProductId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Person, type TestApp, testApp } from '../../test-app';
import { boardRow, join, openBoard, openWithFollowers, storedApple } from '../test-boards';

let t: TestApp;
let leader: Person;
let productId: ProductId;

beforeAll(async () => {
  t = await testApp();
  leader = await t.person();
  productId = await storedApple(t);
});
afterAll(() => t.close());

test('recruiting ones of the product, the soonest deadline first, wherever they are', async () => {
  const open = (deadline: string) => openBoard(t, leader, { productId, deadline, images: [] });
  const [later, soon] = [await open('2026-11-30'), await open('2026-11-16')];
  await openBoard(t, leader);
  const { boardId: full } = await openWithFollowers(t, leader, 1, { productId, totalUser: 2, images: [] });
  await t.db.updateTable('boards').set({ latitude: 37.5, longitude: 127 }).where('id', '=', soon).execute();
  const reader = await t.person();
  await join(t, reader, later);

  const { status, body } = await t.call(reader, 'GET', `/api/products/${productId}/group-boards`);
  expect(status).toBe(200);
  expect(body.map((board: ProductBoard) => board.id)).toEqual([soon, later]);
  expect(body.map((board: ProductBoard) => board.id)).not.toContain(full);
  expect(body[0]).toMatchObject({
    deadline: '2026-11-16',
    closesAt: '2026-11-16T15:00:00.000Z',
    boardStatus: 'CLOSING_SOON',
    perPersonPrice: 10_000,
    quantity: '10kg',
    picture: { url: '/media/apple.webp' },
    totalUser: body[0].totalUsers,
    join: false,
  });
  expect(body[0].distance).toBeGreaterThan(400_000);
  expect(body[1]).toMatchObject({ join: true, currentUsers: 2 });
  expect(body[1].participants[0].userId).toBe(leader.userId);

  const first = await t.call(reader, 'GET', `/api/products/${productId}/group-boards?limit=1`);
  const cursor = String(first.headers['x-next-cursor']);
  const second = await t.call(reader, 'GET', `/api/products/${productId}/group-boards?limit=1&cursor=${cursor}`);
  expect([first.body[0].id, second.body[0].id]).toEqual([soon, later]);
  expect(second.headers['x-next-cursor']).toBeUndefined();
});

test('a full one closes with its vacancy, or with the last moment in which a seat handed on can be taken', async () => {
  const apart = { productId, totalUser: 2, images: [], deadline: '2026-11-15' };
  const { boardId, followers } = await openWithFollowers(t, leader, 1, apart);
  const closing = async () => {
    const { body } = await t.call(leader, 'GET', `/api/products/${productId}/group-boards`);
    return body.find((board: ProductBoard) => board.id === boardId)?.closesAt;
  };
  expect(await closing()).toBeUndefined();
  await t.call(followers[0]!, 'POST', `/api/chat/rooms/${boardId}/hand-on`);
  const { payEnd } = await boardRow(t, boardId);
  expect(await closing()).toBe(new Date(payEnd!.getTime() - DAY_MS).toISOString());
  const vacantUntil = new Date('2026-11-17T12:00:00.000Z');
  await t.db.updateTable('boards').set({ vacantUntil }).where('id', '=', boardId).execute();
  expect(await closing()).toBe(vacantUntil.toISOString());
});

test('who has not said where they live is far from nothing', async () => {
  await openBoard(t, leader, { productId, deadline: '2026-11-20', images: [] });
  const nowhere = await t.person({ latitude: null, longitude: null, address: null });
  const { body } = await t.call(nowhere, 'GET', `/api/products/${productId}/group-boards`);
  expect(body.length).toBeGreaterThan(0);
  expect(body.map((board: ProductBoard) => board.distance)).toEqual(body.map(() => null));
});

test('an unknown product is not found', async () => {
  expect((await t.call(leader, 'GET', '/api/products/999999/group-boards')).body.code).toBe('PRODUCT_NOT_FOUND');
});
