import type { BoardDetail } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { NamedSeats } from '../../ui/piece/seats';
import { TradePlace } from './trade-place';

const PLACE = { location: '제주특별자치도 제주시 영평동', latitude: 33.45, longitude: 126.57 };

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
  render(<NamedSeats participants={[{ userId: 7, nickname: '귤지기' }, ...others]} total={4} />);
  expect(screen.getAllByText('감**')).toHaveLength(2);
});
