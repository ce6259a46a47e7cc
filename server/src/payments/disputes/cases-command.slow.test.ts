import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { runCommand, type Said } from '../../test-command';
import { roomIn } from '../test-rooms';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
  await t.listen();
});
afterAll(() => t.close());

/** `npm run cases` as somebody types it, beside a service that does its jobs. */
async function cases(...words: string[]): Promise<Said> {
  const command = 'payments/disputes/cases-command.ts';
  let isOver = false;
  const answer = runCommand(t.database.url, command, ...words).finally(() => (isOver = true));
  const answered = async () => {
    t.clock.now = new Date();
    await t.runJobs();
    expect(isOver).toBe(true);
  };
  await vi.waitFor(answered, { timeout: 90_000, interval: 200 });
  return answer;
}

test('npm run cases lists a dispute with the command that ends it, and has that carried out', {
  timeout: 200_000,
}, async () => {
  const room = await roomIn(t, 'PURCHASED');
  const path = `/api/chat/rooms/${room.id}/disputes`;
  const { body } = await t.call(room.followers[0]!, 'POST', path, { kind: 'DAMAGED', text: '터졌어요' });
  await t.call(room.leader, 'PATCH', `${path}/${body.id}/contest`, { text: '멀쩡했어요' });
  const { text } = await cases('list');
  expect(text).toContain(`d${body.id}  DAMAGED  waits 0 h`);
  expect(text).toContain(`→ npm run cases -- decide d${body.id} WON REASON --sum WON`);
  expect((await cases('decide', `d${body.id}`, '1500', '절반은', '상했어요')).code).toBe(2);
  expect(await cases('decide', `d${body.id}`, '1500', '절반은', '--sum', '15000')).toEqual({
    code: 1,
    text: `d${body.id}: refused, --sum is another sum.\n`,
  });
  expect(await cases('decide', `d${body.id}`, '1500', '절반은', '상했어요', '--sum', '1,500')).toEqual({
    code: 0,
    text: `d${body.id} is decided: 1,500 won go back, and both were told why.\n`,
  });
  const refunds = t.db.selectFrom('refunds').select('amount').where('boardId', '=', room.id);
  expect(await refunds.execute()).toEqual([{ amount: 1500 }]);
  const audit = t.db.selectFrom('audit').select('outcome').where('object', '=', `dispute ${body.id}`).orderBy('id');
  expect((await audit.execute()).map(({ outcome }) => outcome)).toEqual(['CONFIRM_MISMATCH', 'done']);
  const acts = t.db
    .selectFrom('auditLog')
    .select(['byId', 'what', 'reason'])
    .where('target', '=', `dispute ${body.id}`);
  expect(await acts.execute()).toEqual([{ byId: null, what: 'dispute.decide', reason: '절반은 상했어요' }]);
});
