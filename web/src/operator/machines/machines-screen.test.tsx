import type { BoardId, Machines } from '@mungchi/contract';
import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from '../../api/query-client';
import { standInServer } from '../../api/test-server';
import { TestRouter, visit } from '../../shell/test-router';
import { onPhone } from '../frame/test-phone';
import { MachinesScreen } from './machines-screen';

const ADAPTER: Machines['adapters'][number] = {
  name: '결제',
  uses: 'PortOne',
  state: 'REAL',
  lastAt: '2026-11-16T03:00:00.000Z',
  lastOk: true,
  calls: 1_284,
  failed: 3,
  p95: 310,
  hours: Array.from({ length: 24 }, (_, hour) => hour),
};
const NOT_ASKED = { lastAt: null, lastOk: null, calls: null, failed: null, p95: null, hours: [] };

const QUIET: Machines = {
  version: '1.8.2',
  startedAt: '2026-11-12T03:00:00.000Z',
  migration: { name: '0150_safety', applied: 23 },
  database: { ms: 4, bytes: 50_000_000, replica: null },
  nodes: [],
  jobs: { waiting: 0, running: 0, failing: 0, gaveUp: 0, oldestDueSeconds: 0 },
  adapters: [{ ...ADAPTER, ...NOT_ASKED }],
  failed: [],
  stuck: [],
  push: { devices: 0, reachedToday: 0, entriesToday: 0, pushedToday: 0, arrivedToday: 0, p50: null, p95: null },
  backup: { state: 'OFF', last: null, failure: null },
};

const PUSH = { ...QUIET.push, devices: 5, reachedToday: 4, entriesToday: 9 };

const job = (id: number, name: string) => ({
  id,
  job: name,
  attempts: 25,
  maxAttempts: 25,
  lastError: 'PortOne 422',
  runAt: '2026-11-16T00:12:00.000Z',
  gaveUp: true,
});
const TROUBLED: Machines = {
  ...QUIET,
  adapters: [ADAPTER, { ...ADAPTER, name: '알림 보내기', failed: 60 }],
  failed: [job(11, 'payments.refund'), job(12, 'notifications.push')],
  stuck: [
    { kind: '환불', boardId: 3 as BoardId, title: '냉동 새우 1kg', amount: 4_150, since: '2026-11-13T00:00:00.000Z' },
  ],
};

function open(machines: Machines) {
  const server = standInServer({
    'GET /api/operator/machines': () => ({ body: machines }),
    'POST /api/operator/machines/jobs/11/retry': () => ({ body: { ok: true } }),
    'POST /api/operator/machines/jobs/12/retry': () => ({ body: { ok: true } }),
  });
  visit('/operator/machines');
  render(
    <QueryClientProvider client={createQueryClient()}>
      <TestRouter screens={{ '/operator/machines': <MachinesScreen />, '/operator/boards/3': <h1>its purchase</h1> }} />
    </QueryClientProvider>,
  );
  return server;
}

const retried = (server: ReturnType<typeof open>) =>
  server.requests.filter(({ method }) => method === 'POST').map(({ path }) => Number(/\d+/.exec(path)?.[0]));

test('J and K move through what failed and what is stuck, R does a job again, Enter opens', async () => {
  const server = open(TROUBLED);
  await screen.findByText('payments.refund');
  await userEvent.keyboard('j');
  await userEvent.keyboard('r');
  await vi.waitFor(() => expect(retried(server)).toEqual([12]));
  await userEvent.keyboard('k');
  await userEvent.keyboard('r');
  await vi.waitFor(() => expect(retried(server)).toEqual([12, 11]));
  await userEvent.keyboard('jj');
  // What is stuck is no job: R does nothing there.
  await userEvent.keyboard('r');
  await userEvent.keyboard('{Enter}');
  await screen.findByRole('heading', { name: 'its purchase' });
  expect(retried(server)).toEqual([12, 11]);
});

test('all are done again with one press', async () => {
  const server = open(TROUBLED);
  await userEvent.click(await screen.findByRole('button', { name: '모두 다시 하기' }));
  await vi.waitFor(() => expect(retried(server)).toEqual([11, 12]));
});

test('a service shows its day: calls, the share that failed, p95; many failures are worth a look', async () => {
  open(TROUBLED);
  const lines = within(await screen.findByRole('region', { name: '바깥과 이어진 곳' })).getAllByRole('row');
  expect(lines[0]?.textContent).toBe('하는 일지금 쓰는 것연결마지막 호출결과24시간실패p95흐름');
  expect(lines[1]?.textContent).toMatch(/잘됨1,2840\.2%310ms$/);
  expect(lines[2]?.textContent).toMatch(/살펴보기1,2844\.7%310ms$/);
});

test('how busy each node is, how far the replica is behind, and how soon pushes arrive', async () => {
  const node = { since: '2026-11-12T03:00:00.000Z', seenAt: '2026-11-16T03:00:00.000Z', people: 412, version: '1.8.2' };
  open({
    ...QUIET,
    database: { ...QUIET.database, replica: { delayMs: 230 } },
    nodes: [
      { ...node, name: 'node-a', cpu: 38 },
      { ...node, name: 'node-b', cpu: null },
    ],
    push: { ...PUSH, pushedToday: 21_340, arrivedToday: 20_742, p50: 1_100, p95: 4_200 },
  });
  await screen.findByText('50MB · 복제 지연 0.2초');
  screen.getByText('CPU 38%');
  screen.getByText('CPU – 재기 전');
  screen.getByText('도착 20,742 · 97.2%');
  screen.getByText('절반은 1.1초 안에, 95%는 4.2초 안에');
});

test('what was not measured is no number: a replica that is silent, a day without pushes', async () => {
  open({ ...QUIET, database: { ...QUIET.database, replica: { delayMs: null } }, push: PUSH });
  await screen.findByText('50MB · 복제 지연 – 답이 없어요');
  screen.getByText('도착 –');
  screen.getByText('걸린 시간 – 도착한 푸시가 없어요');
});

test('on a phone each service and each job is a card, and nothing is a table', async () => {
  onPhone();
  const server = open({ ...TROUBLED, adapters: [ADAPTER, { ...ADAPTER, name: '주소', ...NOT_ASKED }] });
  const [asked, silent] = within(await screen.findByRole('region', { name: '바깥과 이어진 곳' })).getAllByRole(
    'listitem',
  );
  expect(asked?.textContent).toMatch(/^결제 PortOne실제잘됨.*24시간 1,284 · 실패 0.2% · p95 310ms$/);
  expect(silent?.textContent).toBe('주소 PortOne실제– 센 호출이 없어요');
  expect(screen.queryByRole('table')).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: '다시 하기' })[1]!);
  await vi.waitFor(() => expect(retried(server)).toEqual([12]));
});

test('on a quiet day each part says so', async () => {
  open(QUIET);
  await screen.findByText('잘 돌아가요.');
  screen.getByText('실패한 작업이 없어요.');
  screen.getByText('밀린 환불도 정산도 없어요.');
  screen.getByText('알림을 켠 기기가 아직 없어요.');
  expect(screen.getByRole('region', { name: '알림 배달' }).textContent).not.toContain('보낸 푸시');
  screen.getByText('50MB · 복제본 없음');
  expect(screen.queryByRole('button', { name: /다시 하기/ })).toBeNull();
});

test('the last good backup is shown with its time and size; an old one and a failed one are said', async () => {
  const last = { at: new Date(Date.now() - 30 * 3_600_000).toISOString(), bytes: 12_340_000 };
  open({ ...QUIET, backup: { state: 'FOLDER', last, failure: 'No space left on device' } });
  const backup = await screen.findByRole('region', { name: '백업' });
  expect(backup.textContent).toMatch(/폴더에 매일.*늦어요.*12\.3MB.*No space left on device/);
});

test('a database that is run elsewhere: what to use instead', async () => {
  open({ ...QUIET, backup: { state: 'ELSEWHERE', last: null, failure: null } });
  expect((await screen.findByRole('region', { name: '백업' })).textContent).toContain('pg_dump');
});
