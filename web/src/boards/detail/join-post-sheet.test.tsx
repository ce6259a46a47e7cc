import type { NeighbourRecord } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { testBoard } from '../../api/test-board';
import { type Reply, refusal, standInServer } from '../../api/test-server';
import { AppRouter } from '../../shell/app-router';
import { JoinPostSheet } from './join-post-sheet';
// It comes late, with the first press; here it is there.
import '../../neighbours/neighbour-card';

beforeEach(() => storeToken(`.${btoa('{"sub":"3"}')}.`));

const board = testBoard({ join: false, first: null });
const leader = board.participants[0]!;
const MONEY = '낸 돈은 물건을 받을 때까지 뭉치가 맡아요.';

const facts: NonNullable<NeighbourRecord['facts']> = {
  led: 12,
  joined: 2,
  ledWith: 31,
  joinedWith: 3,
  payments: 2,
  paidEarly: 2,
  noShows: 0,
  lateChanges: 0,
  unbought: 0,
  lost: 0,
  keepsAppointments: true,
  paysFast: false,
  reply: 10,
};
const known: NeighbourRecord = {
  facts,
  started: true,
  since: '2024-03',
  phone: true,
  verified: '2026-11',
  opensUpTo: null,
};
const fresh: NeighbourRecord = { ...known, facts: null, started: false, verified: null, opensUpTo: 300_000 };

async function why(answer: () => Reply | Promise<Reply>) {
  standInServer({
    'GET /api/users': () => ({ body: { id: 3, profileUrl: '/avatars/mint.webp', checkedUntil: null } }),
    [`GET /api/users/${leader.userId}/record`]: answer,
    [`GET /api/users/${leader.userId}`]: () => refusal(404, 'USER_NOT_FOUND'),
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter>
        <JoinPostSheet board={board} open onClose={() => undefined} onJoin={async () => undefined} />
      </AppRouter>
    </QueryClientProvider>,
  );
  return screen.findByRole('region', { name: '왜 믿을 수 있나요?' });
}
/** Its lines, as they are read; what still comes is one without words. */
const linesOf = (box: HTMLElement) =>
  [...box.children].slice(1).flatMap((line) => (line.hasAttribute('aria-hidden') ? ['…'] : [line.textContent]));

test.each<[string, NeighbourRecord, string[]]>([
  [
    'a known leader: what they did, with how many, how fast they answer',
    known,
    ['이웃 31명과 공구 12번 · 응답 보통 10분', '동네 인증 11월'],
  ],
  [
    'a new one: that it is the first, and how much may be opened',
    fresh,
    ['처음 여는 리더예요.모두 합해 30만 원까지만 열 수 있고, 돈은 뭉치가 맡아요.'],
  ],
  [
    'one who did not buy: that first, and all of it, whatever else is good',
    { ...known, verified: null, facts: { ...facts, unbought: 1, lateChanges: 2, keepsAppointments: false } },
    ['최근 1년 모두 결제한 뒤 사지 않은 공구 1번 · 늦게 바꾼 약속 2번', '이웃 31명과 공구 12번 · 응답 보통 10분'],
  ],
])('under the money that waits stands %s', async (_, record, lines) => {
  const box = await why(() => ({ body: record }));
  await expect.poll(() => linesOf(box)).toEqual([MONEY, ...lines]);
});

test('while it loads its place is kept', async () => {
  const box = await why(() => new Promise(() => undefined));
  await expect.poll(() => linesOf(box)).toEqual([MONEY, '…']);
  expect(box.querySelector('[aria-hidden]:last-child')!.children).toHaveLength(2);
});

test.each<[string, () => Reply]>([
  ['nobody can be found', () => refusal(404, 'USER_NOT_FOUND')],
  ['the reading is refused', () => refusal(403, 'FORBIDDEN')],
])('where %s, what is always true stands alone, and one may join', async (_, answer) => {
  const box = await why(answer);
  await expect.poll(() => linesOf(box)).toEqual([MONEY]);
  expect(screen.getByRole('button', { name: '확인' })).toBeTruthy();
});

test('without a network it stands alone, and nothing is tried again', async () => {
  const offline = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  let asked = 0;
  const box = await why(() => {
    asked += 1;
    return 'no network';
  });
  await expect.poll(() => linesOf(box)).toEqual([MONEY]);
  expect(asked).toBe(1);
  offline.mockRestore();
});

test('by keyboard: the leader’s line opens their card, over the sheet', async () => {
  const box = await why(() => ({ body: known }));
  const line = await within(box).findByRole('button', { name: /이웃 31명과/ });
  line.focus();
  await userEvent.keyboard('{Enter}');
  expect(await screen.findByRole('dialog', { name: `${leader.nickname}님의 프로필` })).toBeTruthy();
});
