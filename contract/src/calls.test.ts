import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { generatedFiles } from '../generate/generated-files';
import type { joinBoard } from './boards';
import type { roomMessages } from './chat-messages';
import { AREAS, CALLS, SENDS, TOPICS } from './contract';
import type { Answer, Call, Endpoint } from './endpoint';
import type { TopicBody, TopicCall, TopicParams } from './topic';

test('what is generated is what `npm run generate` writes', async () => {
  for (const [file, text] of await generatedFiles())
    expect(readFileSync(path.join(import.meta.dirname, file), 'utf8'), file).toBe(text);
});

const PARTS = ['method', 'path', 'auth', 'multipart', 'paged'] as const;

test('every endpoint has a call of its name, with what a browser needs of it and nothing else', () => {
  const needed = (endpoint: Endpoint) =>
    Object.fromEntries(PARTS.filter((part) => part in endpoint).map((part) => [part, endpoint[part]]));
  const endpoints = Object.assign({}, ...Object.values(AREAS)) as Record<string, Endpoint>;
  const expected = Object.entries(endpoints).map(([name, endpoint]) => [name, needed(endpoint)]);
  const called = Object.entries(CALLS).filter(([, call]) => 'method' in call);
  expect(Object.fromEntries(called)).toEqual(Object.fromEntries(expected));
});

test('so has every topic and every send: a destination and nothing else', () => {
  const live = Object.values(CALLS).filter((call) => !('method' in call));
  const expected = [...TOPICS.map(({ path }) => ({ path })), ...SENDS.map(({ destination }) => ({ destination }))];
  expect(live).toHaveLength(expected.length);
  expect(live).toEqual(expect.arrayContaining(expected));
});

test('a call that differs from its endpoint does not compile; its answer is the endpoint’s', () => {
  const call: Call<typeof joinBoard> = { method: 'POST', path: '/api/group-boards/:boardId/join', auth: 'user' };
  // @ts-expect-error another path
  const elsewhere: Call<typeof joinBoard> = { ...call, path: '/api/group-boards/:boardId' };
  // @ts-expect-error a promise that the endpoint does not make
  const paged: Call<typeof joinBoard> = { method: 'POST', path: call.path, auth: 'user', paged: true };
  const same: Answer<typeof call> = {} as Answer<typeof joinBoard>;
  // @ts-expect-error an endpoint is no call: its schemas would come along
  const whole: Call = {} as typeof joinBoard;
  expect([elsewhere, paged, same, whole]).toHaveLength(4);
});

test('nor does a topic that differs; its parameters and its messages are the topic’s', () => {
  const call: TopicCall<typeof roomMessages> = { path: '/topic/chatroom.:chatRoomId' };
  // @ts-expect-error another path
  const elsewhere: TopicCall<typeof roomMessages> = { path: '/topic/chatroom.:roomId' };
  const params: TopicParams<typeof call> = { chatRoomId: 7 };
  const seq: TopicBody<typeof call>['seq'] = {} as TopicBody<typeof roomMessages>['seq'];
  // @ts-expect-error a topic is no call: its schemas would come along
  const whole: TopicCall = {} as typeof roomMessages;
  expect([elsewhere, params, seq, whole]).toHaveLength(4);
});
