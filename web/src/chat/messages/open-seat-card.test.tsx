import type { ChatRoom } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { testMember, testRoom } from '../../api/test-room';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { OpenSeatCard } from './open-seat-card';
import { hasOpenSeat } from './open-seat-rules';
import { seatColors } from './open-seat-words';

const recruiting = (changes: Partial<ChatRoom> = {}) =>
  testRoom({ stage: 'RECRUITING', totalUser: 4, openSeats: 1, ...changes });

function show(room: ChatRoom, kakaoShareKey: string | null = null) {
  standInServer({ 'GET /api/config': () => ({ body: { kakaoShareKey } }) });
  visit('/');
  const card = (
    <QueryClientProvider client={createQueryClient()}>
      <OpenSeatCard room={room} />
    </QueryClientProvider>
  );
  render(<TestRouter screens={{ '/': card }} />);
}

test.each<[string, Partial<ChatRoom>, boolean]>([
  ['seats are open', {}, true],
  ['today is the last day', { deadline: '2026-11-19' }, true],
  ['the last day is over', { deadline: '2026-11-18' }, false],
  ['every seat is taken', { openSeats: 0 }, false],
  ['it is full and a seat fell free', { stage: 'RECRUITED' }, false],
  ['its post was deleted', { closed: true }, false],
])('who is still called in: %s', (_, changes, expected) => {
  expect(hasOpenSeat(recruiting(changes), Date.parse('2026-11-19T03:00:00Z'))).toBe(expected);
});

test.each([
  [1, '딱 한 자리 남았어요!', '실 끝에 앉을 이웃은 누구일까요?'],
  [2, '2자리 남았어요!', '실 끝에 앉을 이웃을 불러 볼까요?'],
])('%i free seats in words', (openSeats, headline, text) => {
  show(recruiting({ openSeats }));
  const card = screen.getByRole('region', { name: '빈자리' });
  expect(within(card).getByRole('heading', { name: headline })).toBeDefined();
  expect(card.textContent).toContain(text);
});

test('a mascot for each, the leader first: their own colour, another for a photo, five at most', () => {
  const people = [
    testMember({ participantId: 2, profileUrl: '/avatars/blue.webp' }),
    testMember({ participantId: 1, role: 'LEADER', profileUrl: '/avatars/yellow.webp' }),
    testMember({ participantId: 3, profileUrl: '/media/photo.webp' }),
  ];
  expect(seatColors(people)).toEqual(['yellow', 'blue', 'mint']);
  expect(seatColors([...people, ...people, ...people])).toHaveLength(5);
});

test('the link is copied, and said so', async () => {
  const user = userEvent.setup();
  show(recruiting());
  await user.click(screen.getByRole('button', { name: '링크 복사' }));
  expect(await navigator.clipboard.readText()).toBe(`${location.origin}/gonggu/list/7`);
});

test('the QR of the post is shown, and the post is one press away', async () => {
  show(recruiting());
  await userEvent.click(screen.getByRole('button', { name: 'QR 보기' }));
  const sheet = await screen.findByRole('dialog', { name: 'QR로 알리기' });
  expect(within(sheet).getByRole('img', { name: '공구 글 QR' })).toBeDefined();
  expect(sheet.textContent).toContain('제주 감귤 10kg 공구합니다.');
  expect(screen.getByRole('link', { name: '공구 글 보기', hidden: true }).getAttribute('href')).toBe('/gonggu/list/7');
});

test('no messenger where there is none: the button would only copy the link', async () => {
  show(recruiting());
  expect(screen.queryByRole('button', { name: '메신저' })).toBeNull();
});

test('the messenger is the system’s sheet where there is one', async () => {
  const share = vi.fn(async () => {});
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { share }));
  show(recruiting());
  await userEvent.click(screen.getByRole('button', { name: '메신저' }));
  await vi.waitFor(() =>
    expect(share).toHaveBeenCalledWith({
      title: '제주 감귤 10kg 공구합니다.',
      text: '1인 3,333원 · 1자리 남았어요',
      url: `${location.origin}/gonggu/list/7`,
    }),
  );
  vi.unstubAllGlobals();
});

test('Kakao, where it is set up', async () => {
  show(recruiting(), 'key');
  expect(await screen.findByRole('button', { name: '메신저' })).toBeDefined();
});
