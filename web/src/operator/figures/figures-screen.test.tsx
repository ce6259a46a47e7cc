import type { Figures } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { FiguresScreen } from './figures-screen';
import { FIRST_DAY, MONTH } from './test-figures';

async function open(figures: Figures) {
  standInServer({ 'GET /api/operator/figures': () => ({ body: figures }) });
  visit('/operator/figures');
  const { container } = render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/figures': <FiguresScreen /> }} />
    </QueryClientProvider>,
  );
  await screen.findByRole('region', { name: '동네' });
  return container.innerHTML;
}

test.each([
  ['days without anything', FIRST_DAY],
  ['no days at all', { ...FIRST_DAY, days: [], fillTimes: [] }],
])('on the first day each part says what it will show: %s', async (_, figures) => {
  expect(await open(figures)).not.toMatch(/NaN|Infinity/);
  screen.getByText(/지표는 하루가 끝나면/);
  const part = (name: string) => within(screen.getByRole('region', { name }));
  part('연 공구와 채워진 공구').getByText(/없어요\.$/);
  part('채워지기까지').getByText(/없어요\.$/);
  part('제때 결제').getByText(/없어요\.$/);
  part('종료 사유').getByText(/없어요\.$/);
  part('맡아 둔 돈').getByText(/없어요\.$/);
  part('동네').getByText(/없어요\.$/);
  expect(screen.queryAllByRole('img')).toEqual([]);
  // A share of nothing is none, neither 0 % nor a change of 0 %.
  expect(screen.queryByText(/%/)).toBeNull();
});

test('a month is drawn, with what each chart says in words', async () => {
  expect(await open(MONTH)).not.toMatch(/NaN|Infinity/);
  expect(screen.queryByText(/지표는 하루가 끝나면/)).toBeNull();
  screen.getByText('절반이 1일 6시간 안에');
  expect(screen.getAllByRole('img').map((chart) => chart.getAttribute('aria-label'))).toEqual([
    '연 공구와 채워진 공구, 하루마다',
    '채워지기까지 걸린 시간',
    '제때 결제, 주마다',
    '종료 사유',
    '맡아 둔 돈, 하루마다',
  ]);
});
