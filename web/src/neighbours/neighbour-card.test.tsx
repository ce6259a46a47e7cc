import type { NeighbourRecord, PublicProfile, UserId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { removeToken, storeToken } from '../api/session/token';
import { standInServer } from '../api/test-server';
// It comes late, with the first press; here it is there.
import './neighbour-card';
import { useNeighbourCard } from './use-neighbour-card';

const profile: PublicProfile = {
  userId: 7 as UserId,
  nickname: '귤지기',
  profileUrl: '/avatars/mint.webp',
  mannerLeader: 82,
  mannerParticipant: 64,
  reviewKeywordDto: { keywords: ['친절해요'] },
  dealCount: 12,
  reviewCount: 9,
  newestReviews: [{ id: 1, star: 4.5, review: '딱 1kg씩 담아 주셨어요.', createAt: '2026-11-12T03:00:00.000Z' }],
};

const NEW = { started: false, since: '2024-03', phone: true, verified: null, opensUpTo: null };

function Face() {
  const { show, card } = useNeighbourCard();
  return (
    <>
      <button type="button" onClick={() => show({ userId: 7 as UserId, nickname: '귤지기' })}>
        얼굴
      </button>
      {card}
    </>
  );
}

async function look(at: PublicProfile, record: NeighbourRecord = { ...NEW, facts: null }, more = {}) {
  standInServer({
    'GET /api/users/7': () => ({ body: at }),
    'GET /api/users/7/record': () => ({ body: record }),
    ...more,
  });
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Face />
    </QueryClientProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: '얼굴' }));
  const card = within(await screen.findByRole('dialog', { name: '귤지기님의 프로필' }));
  await card.findByText(/거래/);
  return card;
}

test('the card says what a neighbour did here and what others wrote', async () => {
  const card = await look(profile);
  expect(card.getByText('거래 12회')).toBeTruthy();
  expect(card.getByText('리뷰 9개')).toBeTruthy();
  const [review] = card.getAllByRole('listitem').slice(-1);
  expect(review?.textContent).toContain('별점 4.5점');
  expect(review?.textContent).toContain('딱 1kg씩 담아 주셨어요.');
  expect(card.queryByText('아직 리뷰가 없어요!')).toBeNull();
});

test('of a newcomer it says that there are no reviews yet', async () => {
  const card = await look({
    ...profile,
    dealCount: 0,
    reviewCount: 0,
    newestReviews: [],
    reviewKeywordDto: { keywords: [] },
  });
  expect(card.getByText('아직 리뷰가 없어요!')).toBeTruthy();
  expect(card.queryByText('최근 리뷰')).toBeNull();
});

const facts = {
  led: 8,
  joined: 12,
  ledWith: 31,
  joinedWith: 9,
  unbought: 1,
  lost: 0,
  reply: 10 as const,
  payments: 12,
  paidEarly: 12,
  noShows: 1,
  lateChanges: 0,
  keepsAppointments: false,
  paysFast: true,
};

test('who is signed in reads how a neighbour kept to purchases and appointments', async () => {
  storeToken(`.${btoa('{"sub":"3"}')}.`);
  const card = await look(profile, { ...NEW, facts });
  const record = within(await card.findByRole('region', { name: '거래 기록' }));
  expect(record.getByText('결제가 빨라요')).toBeTruthy();
  expect(record.queryByText('약속을 잘 지켜요')).toBeNull();
  expect(record.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '1번',
    '1번',
    '12번',
    '8번',
    '1번',
  ]);
  expect(record.getByText('모두 결제한 뒤 사지 않은 공구')).toBeTruthy();
  expect(record.getByText('최근 1년이에요.')).toBeTruthy();
  expect(record.getByText('응답 보통 10분')).toBeTruthy();
  expect(record.getByText('31명').parentElement?.textContent).toBe('이웃 31명과 함께했어요');
  expect(card.getByRole('list', { name: '확인된 것' }).textContent).toBe('2024년 3월부터휴대전화 확인');
});

test('a visitor does not: nobody’s missed appointments belong on the open web', async () => {
  removeToken();
  const card = await look(profile, { ...NEW, facts });
  expect(card.queryByRole('region', { name: '거래 기록' })).toBeNull();
});

test('who is signed in becomes a regular, and ends it with the same press', async () => {
  storeToken(`.${btoa('{"sub":"3"}')}.`);
  let regular = false;
  const say = (now: boolean) => () => {
    regular = now;
    return { body: { regular } };
  };
  const card = await look(profile, undefined, {
    'GET /api/users/7/regular': () => ({ body: { regular } }),
    'PUT /api/users/7/regular': say(true),
    'DELETE /api/users/7/regular': say(false),
  });
  const button = await card.findByRole('button', { name: '단골로 두기' });
  await userEvent.click(button);
  await expect.poll(() => button.textContent).toBe('단골이에요');
  expect(regular).toBe(true);
  await userEvent.click(button);
  await expect.poll(() => button.textContent).toBe('단골로 두기');
  expect(regular).toBe(false);
});

test('of somebody who is apart, and to a visitor, nothing is offered', async () => {
  storeToken(`.${btoa('{"sub":"3"}')}.`);
  const card = await look(profile, undefined, { 'GET /api/users/7/regular': () => ({ status: 404, body: {} }) });
  await expect.poll(() => card.queryByText('새 공구를 열면 알려 드려요.')).toBeNull();
  removeToken();
});
