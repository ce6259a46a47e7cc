import type { ChatMessage } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { awake, boardForm, openWithFollowers } from './test-boards';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ now: new Date('2026-11-15T03:00:00.000Z') });
});
afterAll(() => t.close());

async function runAt(iso: string): Promise<void> {
  t.clock.now = new Date(iso);
  await t.runJobs();
}

test('a remark says its kind and keeps the stage; the message of a stage has none', async () => {
  const leader = await t.person();
  const { boardId } = await openWithFollowers(t, leader, 1, { deadline: '2026-11-16' });
  await runAt('2026-11-16T03:00:00Z');
  await runAt('2026-11-17T03:00:00Z');
  const form = await boardForm(t, { deadline: '2026-11-18' });
  expect((await t.call(awake(t, leader), 'PUT', `/api/group-boards/${boardId}`, form)).status).toBe(200);
  await runAt('2026-11-17T04:00:00Z');
  expect((await t.call(awake(t, leader), 'DELETE', `/api/group-boards/${boardId}`)).status).toBe(200);

  const said = async () => {
    const { body } = await t.call(awake(t, leader), 'GET', `/api/chat/rooms/${boardId}`);
    return (body.messages as ChatMessage[]).map(({ messageType, chatStatus, notice }) => [
      messageType,
      chatStatus,
      notice,
    ]);
  };
  const expected = [
    ['SYSTEM', 'RECRUITING', null],
    ['ENTER', null, null],
    ['SYSTEM', 'RECRUITING', 'CLOSING'],
    ['SYSTEM', 'RECRUITING', 'EXPIRED'],
    ['SYSTEM', 'RECRUITING', 'EDITED'],
    ['SYSTEM', 'CANCELLED', 'DELETED'],
  ];
  expect(await said()).toEqual(expected);
});
