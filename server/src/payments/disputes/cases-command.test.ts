import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app';
import { roomIn } from '../test-rooms';
import { type ServerProcess, startServerProcess } from '../test-server-process';

let t: TestApp;
let server: ServerProcess;
beforeAll(async () => {
  t = await testApp({ now: new Date() });
  await t.listen();
});
afterAll(async () => {
  await server?.stop();
  await t.close();
});

/** `npm run cases`, as somebody types it. */
async function cases(...words: string[]): Promise<{ code: number; text: string }> {
  const root = path.resolve(import.meta.dirname, '../../../..');
  const env = { ...process.env, NODE_ENV: 'test', DATABASE_URL: t.database.url };
  const command = ['--import', 'tsx', 'server/src/payments/disputes/cases-command.ts', ...words];
  return promisify(execFile)(process.execPath, command, { cwd: root, env }).then(
    ({ stdout }) => ({ code: 0, text: stdout }),
    ({ code, stdout, stderr }) => ({ code, text: stdout + stderr }),
  );
}

test('npm run cases lists a dispute, says what is wrong with an order, and has it carried out', {
  timeout: 120_000,
}, async () => {
  const room = await roomIn(t, 'PURCHASED');
  const path = `/api/chat/rooms/${room.id}/disputes`;
  const { body } = await t.call(room.followers[0]!, 'POST', path, { kind: 'DAMAGED', text: '터졌어요' });
  server = await startServerProcess(t);
  expect((await cases('decide', `d${body.id}`, '1000', '일찍')).text).toContain('the leader can still answer');
  await t.call(room.leader, 'PATCH', `${path}/${body.id}/contest`, { text: '멀쩡했어요' });
  expect((await cases('list')).text).toContain(`d${body.id}  DAMAGED  waits 0 h`);
  expect(await cases('decide', `d${body.id}`, '1500', '절반은', '상했어요')).toEqual({
    code: 0,
    text: `d${body.id} is decided: 1,500 won go back, and both were told why.\n`,
  });
  expect(await cases('decide', `d${body.id}`, '1500', '또')).toMatchObject({
    code: 1,
    text: `d${body.id}: it has ended already (DECIDED).\n`,
  });
  const refunds = t.db.selectFrom('refunds').select('amount').where('boardId', '=', room.id);
  expect(await refunds.execute()).toEqual([{ amount: 1500 }]);
  const audit = t.db.selectFrom('audit').select('outcome').where('object', '=', `dispute ${body.id}`).orderBy('id');
  expect((await audit.execute()).map(({ outcome }) => outcome)).toEqual(['DISPUTE_ENDED', 'done', 'DISPUTE_ENDED']);
});
