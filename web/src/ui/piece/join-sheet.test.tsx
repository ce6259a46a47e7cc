import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { JoinSheet } from './join-sheet';

const board = {
  title: '제주 노지 감귤 10kg 공구합니다.',
  quantity: '10kg',
  perPersonPrice: 8000,
  deadline: '2026-11-20',
  location: '서울특별시 성동구 서울숲2길 32',
};

async function wordsAt(distance: number | null): Promise<string> {
  const nothing = async () => undefined;
  render(
    <JoinSheet board={{ ...board, distance }} picture={undefined} open onClose={() => undefined} onJoin={nothing} />,
  );
  return (await screen.findByRole('dialog')).textContent ?? '';
}

test.each([
  [420, '성동구 서울숲2길 · 420m, 걸어서 6분', false],
  [750, '750m, 걸어서 11분', false],
  [751, '750m, 걸어서 11분', true],
  [5100, '성동구 서울숲2길 · 5.1km', true],
])('at %i m the sheet says how far, and warns beyond the neighbourhood', async (metres, way, warns) => {
  const words = await wordsAt(metres);
  expect(words).toContain(way);
  expect(words.includes('받으러 갈 수 있는지 먼저 확인해 주세요.')).toBe(warns);
});

test('far away, the warning names the distance', async () => {
  expect(await wordsAt(5100)).toContain('우리 집에서 5.1km예요.');
});

test('without a saved place there is the place alone', async () => {
  const words = await wordsAt(null);
  expect(words).toContain('성동구 서울숲2길');
  expect(words).not.toContain('우리 집');
  // Joining takes no money yet, and says when it will.
  expect(words).toContain('모두 모이면 결제해요');
});

test('a seat that fell free is paid soon: said before the last step, instead of a deadline day that is over', async () => {
  const vacant = { ...board, distance: null, payUntil: '2099-11-19T12:00:00.000Z' };
  render(
    <JoinSheet board={vacant} picture={undefined} open onClose={() => undefined} onJoin={async () => undefined} />,
  );
  const words = (await screen.findByRole('dialog')).textContent;
  expect(words).toContain('참여하면 11월 19일 밤 9시까지 결제해 주세요.');
  expect(words).not.toContain('마감');
  expect(words).not.toContain('모두 모이면');
});
