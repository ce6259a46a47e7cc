import type { RoomId } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transact } from '../../db/transaction';
import { type TestApp, testApp } from '../../test-app';
import { fullRoom } from '../test-rooms';
import { heldBy, writeMovement } from './ledger-rows';
import type { Movement } from './ledger-rules';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('what was written is what is held, and a second room holds its own', async () => {
  const [room, other] = [await fullRoom(t), await fullRoom(t)];
  const at = t.clock.now;
  const write = (kind: Movement['kind'], impUid: string, amount: number) =>
    transact(t.db, (tx) =>
      writeMovement(tx, { kind, impUid, boardId: room.id, participantId: null, amount, at, provider: 'SANDBOX' }),
    );
  const held = (id: RoomId) => transact(t.db, (tx) => heldBy(tx, id));

  expect(await held(room.id)).toBe(0);
  await write('PAYMENT', 'imp_a', 500);
  await write('PAYMENT', 'imp_b', 300);
  expect(await held(room.id)).toBe(800);
  await write('REFUND', 'imp_a', 500);
  expect(await held(room.id)).toBe(300);
  await write('HAND_OVER', 'imp_b', 300);
  expect(await held(room.id)).toBe(0);
  expect(await held(other.id)).toBe(0);
  expect(
    await t.db
      .selectFrom('ledgerSets')
      .select(['kind', 'impUid', 'participantId', 'at'])
      .where('boardId', '=', room.id)
      .where('kind', '=', 'PAYMENT')
      .where('impUid', '=', 'imp_b')
      .execute(),
  ).toEqual([{ kind: 'PAYMENT', impUid: 'imp_b', participantId: null, at }]);

  await expect(write('PAYMENT', 'imp_b', 300)).rejects.toThrow('ledger_sets_payment_once');
  await expect(write('REFUND', 'imp_b', 300)).rejects.toThrow('would hold');
});
