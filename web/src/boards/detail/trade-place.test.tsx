import type { BoardDetail, UserId } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { NamedSeats } from '../../ui/piece/named-seats';
import { TradePlace } from './trade-place';

const PLACE = { location: '제주특별자치도 제주시 영평동', meetingNote: '정문 앞', latitude: 33.45, longitude: 126.57 };

const open = (approximate: boolean) =>
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TradePlace board={{ ...PLACE, approximate } as BoardDetail} />
    </QueryClientProvider>,
  );

test.each([
  [true, 1],
  [false, 0],
])('whether more is to be seen after signing in is said: %s', (approximate, said) => {
  open(approximate);
  expect(screen.getByText(PLACE.location)).toBeTruthy();
  expect(screen.queryAllByText('정확한 장소는 로그인하면 볼 수 있어요.')).toHaveLength(said);
});

test('to a visitor others are a face and a shortened name', () => {
  const others = [{ nickname: '감**' }, { nickname: '감**' }];
  const shown: unknown[] = [];
  const leader = { userId: 7 as UserId, nickname: '귤지기' };
  render(<NamedSeats participants={[leader, ...others]} total={4} onShow={(person) => shown.push(person)} />);
  expect(screen.getAllByText('감**')).toHaveLength(2);
  expect(screen.getAllByRole('button')).toHaveLength(1);
  screen.getByRole('button', { name: /귤지기/ }).click();
  expect(shown).toEqual([leader]);
});

test('the place can be found: its note, its address to copy, and the maps people know', async () => {
  const reach = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
        reach.mockImplementation(() => seen([{ isIntersecting: true }]));
      }
      observe() {
        queueMicrotask(reach);
      }
      disconnect() {}
    },
  );
  const person = userEvent.setup();
  open(false);
  expect(screen.getByText('정문 앞')).toBeTruthy();
  await person.click(await screen.findByRole('button', { name: '주소 복사' }));
  expect(await navigator.clipboard.readText()).toBe(PLACE.location);
  await person.click(screen.getByRole('button', { name: '지도 앱으로 열기' }));
  const link = await screen.findByRole('link', { name: '카카오맵' });
  expect(decodeURIComponent(link.getAttribute('href')!)).toBe('https://map.kakao.com/link/map/정문 앞,33.45,126.57');
  expect(screen.getByRole('link', { name: '네이버 지도' })).toBeTruthy();
});

test('a visitor, who sees only the neighbourhood, is not offered to find it', () => {
  open(true);
  expect(screen.queryByRole('button', { name: '주소 복사' })).toBeNull();
});
