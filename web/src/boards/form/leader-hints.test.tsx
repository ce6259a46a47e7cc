import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { standInServer } from '../../api/test-server';
import { EMPTY_DRAFT } from './board-draft';
import { LimitHint } from './limit-hint';
import { VerifiedSwitch } from './verified-switch';

beforeEach(() => storeToken('t'));

function show(part: React.ReactNode, person: object, limit: object | null = null) {
  const server = standInServer({
    'GET /api/users': () => ({ body: { id: 3, ...person } }),
    'GET /api/users/3/record': () => ({ body: { limit } }),
  });
  render(<QueryClientProvider client={createQueryClient()}>{part}</QueryClientProvider>);
  return server;
}

const ROOM = { most: 300_000, left: 135_000 };
const hint = (price: number, running = 0) => (
  <LimitHint draft={{ ...EMPTY_DRAFT, price, totalUser: 4 }} running={running} />
);

test.each([
  ['far from it', 140_000, 0, null],
  ['near', 144_000, 0, '지금은 180,000원까지 열 수 있어요. 이웃과 공구를 마칠수록 늘어나요.'],
  ['beyond', 400_000, 0, '지금은 180,000원까지 열 수 있어요. 이웃과 공구를 마칠수록 늘어나요.'],
  ['edited: what it asks for already is not counted twice', 144_000, 100_000, null],
])('the room of a new leader is said before sending: %s', async (_, price, running, words) => {
  const server = show(hint(price, running), {}, ROOM);
  await expect.poll(() => server.sent('GET /api/users/3/record').length).toBe(1);
  if (words === null) expect(screen.queryByRole('status')).toBeNull();
  else expect((await screen.findByRole('status')).textContent).toBe(words);
});

test('who has no limit, or none left, reads nothing, or what frees it', async () => {
  show(hint(9_000_000), {}, { most: 300_000, left: 0 });
  expect((await screen.findByRole('status')).textContent).toContain('지금 연 공구를 마치면 다시 열 수 있어요.');
});

test('the switch is there for a checked leader, and for whoever has it on', async () => {
  const change = vi.fn();
  show(<VerifiedSwitch on={false} problem={undefined} onChange={change} />, { checkedUntil: '2027-02-15' });
  await userEvent.click(await screen.findByRole('switch', { name: '동네 인증한 이웃만 참여하기' }));
  expect(change).toHaveBeenCalledWith({ verifiedOnly: true });
});

test('unchecked: it can only be switched off, and a refusal stands beside it', async () => {
  const change = vi.fn();
  show(<VerifiedSwitch on problem="동네 인증을 먼저 해 주세요." onChange={change} />, { checkedUntil: null });
  expect(screen.getByRole('alert').textContent).toBe('동네 인증을 먼저 해 주세요.');
  await userEvent.click(await screen.findByRole('switch'));
  expect(change).toHaveBeenCalledWith({ verifiedOnly: false });
});
