import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { expect, test } from 'vitest';
import { createQueryClient } from '../api/query-client';
import { standInServer } from '../api/test-server';
import { TestRouter, visit } from '../shell/test-router';
import { QUIET_DAY } from './cases/test-cases';
import { TodoScreen } from './todo-screen';

test('with nothing to do it says so, and counts nothing', async () => {
  standInServer({ 'GET /api/operator/todo': () => ({ body: QUIET_DAY }) });
  visit('/operator');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Suspense>
        <TestRouter screens={{ '/operator': <TodoScreen /> }} />
      </Suspense>
    </QueryClientProvider>,
  );
  await screen.findByText('모두 처리했어요.');
  screen.getByText('지금은 기다리는 일이 없어요.');
  expect(screen.queryByText(/0건 중/)).toBeNull();
});
