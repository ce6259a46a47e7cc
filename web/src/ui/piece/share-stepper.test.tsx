import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { JoinSheet } from './join-sheet';

const board = {
  title: '제주 노지 감귤 12kg 공구합니다.',
  quantity: '12kg',
  perPersonPrice: 8000,
  deadline: '2026-11-20',
  location: '서울특별시 성동구 서울숲2길 32',
  distance: 420,
  maxSeats: 3,
  openSeats: 3,
  totalUser: 6,
  participants: [],
};

async function open(changes: Partial<typeof board> = {}) {
  const joined: number[] = [];
  const onJoin = async (seats: number) => void joined.push(seats);
  render(
    <JoinSheet board={{ ...board, ...changes }} picture={undefined} open onClose={() => undefined} onJoin={onJoin} />,
  );
  const sheet = await screen.findByRole('dialog');
  const press = (name: string) => userEvent.click(within(sheet).getByRole('button', { name }));
  return { sheet, press, joined };
}

test('two of six: what it costs is read before the last step', async () => {
  const { sheet, press, joined } = await open();
  expect(sheet.textContent).toContain('1인당 8,000원 · 11월 20일 마감');
  expect(sheet.textContent).toContain('몇 몫을 가질까요?3몫까지 고를 수 있어요');
  await press('한 몫 늘리기');
  expect(sheet.textContent).toContain('1몫 8,000원 · 총 6몫');
  expect(sheet.textContent).toContain('내가 낼 금액 8,000원 × 216,000원');
  expect(sheet.textContent).toContain('1몫 남아요');
  await press('확인');
  expect(joined).toEqual([2]);
});

test('never more than are left, and never none', async () => {
  const { sheet, press, joined } = await open({ openSeats: 2 });
  expect(within(sheet).getByRole('button', { name: '한 몫 줄이기' }).getAttribute('aria-disabled')).toBe('true');
  await press('한 몫 늘리기');
  expect(within(sheet).getByRole('button', { name: '한 몫 늘리기' }).getAttribute('aria-disabled')).toBe('true');
  await press('확인');
  expect(joined).toEqual([2]);
});

test('one share a person: nothing to choose, and one is taken', async () => {
  const { sheet, press, joined } = await open({ maxSeats: 1 });
  expect(sheet.textContent).toContain('1인당 8,000원');
  expect(sheet.textContent).not.toContain('몫');
  await press('확인');
  expect(joined).toEqual([1]);
});
