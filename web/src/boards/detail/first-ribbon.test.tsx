import { QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { storeToken } from '../../api/session/token';
import { testBoard } from '../../api/test-board';
import { standInServer } from '../../api/test-server';
import { AppRouter } from '../../shell/app-router';
import { DetailAction } from './detail-action';
// It comes late; here it is there.
import './first-ribbon';

beforeEach(() => {
  storeToken(`.${btoa('{"sub":"3"}')}.`);
  vi.useFakeTimers({ now: Date.parse('2026-11-16T11:59:30Z'), toFake: ['Date', 'setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const UNTIL = '2026-11-16T12:00:00.000Z';

function open(first: { until: string; mine: boolean; left: number }, openSeats = 2) {
  standInServer({});
  render(
    <QueryClientProvider client={createQueryClient()}>
      <AppRouter>
        <DetailAction board={testBoard({ first, openSeats })} />
      </AppRouter>
    </QueryClientProvider>,
  );
}
const join = () => screen.queryByRole('button', { name: '공구 참여하기' });

test('who waits for the hour with the post open may press when it is over', async () => {
  open({ until: UNTIL, mine: false, left: 2 });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: /부터 참여할 수 있어요/ }).disabled).toBe(true);
  expect(join()).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(30_000));
  expect(join()).not.toBeNull();
  expect(screen.queryByText(/고르는 중이에요/)).toBeNull();
});

test('where a seat is left for everybody who looked for it nobody waits', () => {
  open({ until: UNTIL, mine: false, left: 2 }, 3);
  expect(join()).not.toBeNull();
});

test('who looked for it does not wait, however many others did', () => {
  open({ until: UNTIL, mine: true, left: 9 });
  expect(join()).not.toBeNull();
});
