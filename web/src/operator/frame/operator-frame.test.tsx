import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { type Reply, refusal, standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { QUIET_DAY } from '../cases/test-cases';
import { OperatorFrame } from './operator-frame';

function open(answer: () => Reply | Promise<Reply>) {
  const server = standInServer({ 'GET /api/operator/todo': answer });
  visit('/operator/here');
  const queries = createQueryClient();
  // The second and third try of the client itself are no matter of the frame.
  queries.setDefaultOptions({ queries: { retry: false } });
  render(
    <QueryClientProvider client={queries}>
      <TestRouter
        screens={{
          '/operator/here': (
            <OperatorFrame>
              <h1>the work</h1>
            </OperatorFrame>
          ),
        }}
      />
    </QueryClientProvider>,
  );
  return server;
}

afterEach(() => void vi.useRealTimers());

test('a console that could not be read says so, and reads again when asked', async () => {
  let fails = true;
  open(() => (fails ? refusal(500, 'INTERNAL') : { body: QUIET_DAY }));
  expect((await screen.findByRole('alert')).textContent).toContain('말: INTERNAL');
  fails = false;
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  await screen.findByRole('heading', { name: 'the work' });
});

test('one that does not answer can be asked again before the call is given up', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  let hangs = true;
  const { requests } = open(() => (hangs ? new Promise<Reply>(() => undefined) : { body: QUIET_DAY }));
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
  act(() => void vi.advanceTimersByTime(10_000));
  screen.getByText('평소보다 오래 걸려요.');
  hangs = false;
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  vi.useRealTimers();
  await screen.findByRole('heading', { name: 'the work' });
  await waitFor(() => expect(requests[0]?.signal?.aborted).toBe(true));
});

test('whoever is no operator is led home: asking again would not help', async () => {
  open(() => refusal(403, 'NOT_OPERATOR'));
  await screen.findByText('말: NOT_OPERATOR');
  expect(screen.getByRole('link', { name: '홈으로' }).getAttribute('href')).toBe('/');
  expect(screen.queryByRole('button', { name: '다시 시도' })).toBeNull();
});
