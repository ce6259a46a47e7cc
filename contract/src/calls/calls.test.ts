import { expect, test } from 'vitest';
import type { joinBoard } from '../boards';
import { AREAS, CALLS } from '../contract';
import type { Answer, Call, Endpoint } from '../endpoint';

const PARTS = ['method', 'path', 'auth', 'multipart', 'paged'] as const;

test('every endpoint has a call of its name, with what a browser needs of it and nothing else', () => {
  const needed = (endpoint: Endpoint) =>
    Object.fromEntries(PARTS.filter((part) => part in endpoint).map((part) => [part, endpoint[part]]));
  const endpoints = Object.assign({}, ...Object.values(AREAS)) as Record<string, Endpoint>;
  const expected = Object.entries(endpoints).map(([name, endpoint]) => [name, needed(endpoint)]);
  expect({ ...CALLS }).toEqual(Object.fromEntries(expected));
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
