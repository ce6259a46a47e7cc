import { endpointPath } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { Replica } from '../../db/replica';
import { addFailed } from '../../jobs/test-jobs';
import type { LiveDoor } from '../../live/live-door';
import type { Poll } from '../../live/polls';
import { roomIn } from '../../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../../test-app';
import { goodQuery } from '../../test-calls';
import { operatorLive } from '../operator-live';
import { actsOf, operatorPerson } from '../test-operator';
import { nodeAlive } from './node-alive';
import { readMachines } from './read-machines';

const SECRETS = {
  KAKAO_CLIENT_SECRET: 'kakao-client-secret-77aa',
  NAVER_CLIENT_SECRET: 'naver-client-secret-77bb',
  GOOGLE_CLIENT_SECRET: 'google-client-secret-77cc',
  KAKAO_REST_KEY: 'kakao-rest-key-77dd',
  S3_ACCESS_KEY_ID: 's3-access-key-77ee',
  S3_SECRET_ACCESS_KEY: 's3-secret-key-77ff',
  LLM_API_KEY: 'llm-api-key-77ab',
  DATA_KEY: 'data-key-77ac-0123456789-0123456789-0123',
};

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  const names = { KAKAO_CLIENT_ID: 'k', NAVER_CLIENT_ID: 'n', GOOGLE_CLIENT_ID: 'g', S3_BUCKET: 'pictures' };
  t = await testApp({ now: new Date(), env: { ...SECRETS, ...names, LLM_BASE_URL: 'http://127.0.0.1:1' } });
  await t.listen();
  operator = await operatorPerson(t);
});
afterAll(() => t.close());

const machines = async () => (await t.call(awake(t, operator), 'GET', '/api/operator/machines')).body;

const failJob = (job: string, error: string, attempts: number) =>
  addFailed(t.db, job, { now: t.clock.now, error, attempts, maxAttempts: 5 });

test('what is real, what is built in, and what is switched off', async () => {
  const { adapters, migration, version } = await machines();
  const states = Object.fromEntries(
    adapters.map(({ name, state, uses }: Record<string, string>) => [name, `${state} ${uses}`]),
  );
  expect(states).toMatchObject({
    결제: 'BUILT_IN 연습 결제',
    로그인: 'REAL 카카오 · 네이버 · 구글',
    주소: 'REAL 카카오 로컬',
    '사진 보관': 'REAL S3',
    'AI 뭉치': 'REAL 언어 모델',
    '정산 보내기': 'BUILT_IN 연습 정산',
    '여러 대 잇기': 'BUILT_IN 한 대',
  });
  expect(migration.applied).toBeGreaterThan(10);
  expect(version).not.toBe('');
});

test('the calls of every node together, hour by hour and how long they took; a node that is silent is no node', async () => {
  const now = t.clock.now;
  const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000);
  const tallies = (calls: number, failed: number, lastAt: Date, lastOk: boolean, more: object = {}) => ({
    tallies: () => ({ payments: { calls, failed, lastAt: lastAt.toISOString(), lastOk, ...more } }),
  });
  const hour = Math.floor(now.getTime() / 3_600_000);
  const alive = (name: string, seen: Date, calls: object) =>
    nodeAlive(
      { db: t.db, now: () => seen, calls: calls as never, config: t.deps.config },
      { name, since: ago(600), people: 3, cpu: name === 'a' ? 38 : null },
    );
  await alive('dead', ago(120), tallies(100, 100, ago(130), false));
  const hours = { [hour - 24]: 9, [hour - 1]: 4, [hour]: 6 };
  await alive('a', ago(5), tallies(10, 1, ago(60), true, { hours, times: [900, 20, 30] }));
  await alive('b', ago(10), tallies(5, 2, ago(20), false, { hours: { [hour]: 5 }, times: [40] }));
  const { nodes, adapters } = await machines();
  expect(Object.fromEntries(nodes.map(({ name, cpu }: { name: string; cpu: number }) => [name, cpu]))).toEqual({
    a: 38,
    b: null,
  });
  expect(adapters.find(({ name }: { name: string }) => name === '결제')).toMatchObject({
    calls: 15,
    failed: 3,
    lastOk: false,
    lastAt: ago(20).toISOString(),
    p95: 900,
    hours: [...Array.from({ length: 22 }, () => 0), 4, 11],
  });
  await t.db.deleteFrom('nodes').execute();
});

test('a process says with each pulse how busy it was', async () => {
  const pulses: (() => Promise<void>)[] = [];
  const door = { gateway: { principals: () => [] }, poll: ({ run }: Poll) => pulses.push(run), onClose() {} };
  operatorLive(door as unknown as LiveDoor, t.deps);
  const busyUntil = performance.now() + 30;
  while (performance.now() < busyUntil) Math.sqrt(busyUntil);
  await pulses[0]!();
  const { nodes } = await machines();
  expect(nodes).toHaveLength(1);
  expect(nodes[0].cpu).toBeGreaterThan(0);
  await t.db.deleteFrom('nodes').execute();
});

test('the delay of a replica where there is one; one that is no standby says none', async () => {
  expect((await machines()).database.replica).toBeNull();
  const replica = new Replica(t.db, t.db);
  expect((await readMachines({ ...t.deps, replica })).database.replica).toEqual({ delayMs: null });
});

test('how long a notice takes from being due until a push service has it', async () => {
  const { push } = await machines();
  expect(push).toMatchObject({ arrivedToday: 0, p50: null, p95: null });
  const at = t.clock.now.getTime() - 3_600_000;
  const entry = async (nth: number, tookMs: number | null, dueMs: number | null = null) => {
    const said = {
      kind: 'ANNOUNCED' as const,
      category: 'SERVICE' as const,
      boardId: null,
      title: '공지',
      body: '',
      path: '/' as const,
    };
    const due = at + (dueMs ?? 0);
    const times = {
      createdAt: new Date(at),
      dueAt: dueMs === null ? null : new Date(due),
      pushedAt: new Date(due + (tookMs ?? 0)),
      reachedAt: tookMs === null ? null : new Date(due + tookMs),
    };
    await t.db
      .insertInto('notifications')
      .values({ ...said, ...times, userId: operator.userId, dedupKey: `took ${nth}` })
      .execute();
  };
  for (let nth = 1; nth < 20; nth += 1) await entry(nth, nth * 100);
  // Put off at night: counted from the morning.
  await entry(20, 4_200, 1_800_000);
  // Sent, and taken by nobody.
  await entry(21, null);
  expect((await machines()).push).toMatchObject({
    entriesToday: push.entriesToday + 21,
    pushedToday: push.pushedToday + 21,
    arrivedToday: 20,
    p50: 1_000,
    p95: 1_900,
  });
});

test('a job that failed is shown, and done again when asked', async () => {
  const id = await failJob('safety.empty-snapshots', 'boom', 5);
  const before = (await machines()).jobs.gaveUp;
  expect((await machines()).failed).toContainEqual(
    expect.objectContaining({
      id,
      job: 'safety.empty-snapshots',
      attempts: 5,
      maxAttempts: 5,
      lastError: 'boom',
      gaveUp: true,
    }),
  );
  expect(await t.runJobs()).toEqual([]);
  expect((await machines()).jobs.gaveUp).toBe(before);
  const path = `/api/operator/machines/jobs/${id}/retry`;
  expect((await t.call(awake(t, operator), 'POST', path)).status).toBe(200);
  t.clock.now = new Date(Date.now() + 60_000);
  const done = { job: 'safety.empty-snapshots', outcome: 'done' };
  expect(await t.runJobs()).toEqual([expect.objectContaining(done)]);
  expect((await machines()).jobs.gaveUp).toBe(before - 1);
  expect((await t.call(awake(t, operator), 'POST', path)).body.code).toBe('NOT_FOUND');
  expect((await actsOf(t, operator)).filter(({ what }) => what === 'job.retry')).toHaveLength(1);
});

test('no call of the console shows a secret, not even one that an error quotes', async () => {
  const quoted = `401 with ${Object.values(SECRETS).join(' ')} at postgres://mungchi:hunter2@db/x by somebody@example.org`;
  await failJob('safety.empty-snapshots', quoted, 5);
  const room = await roomIn(t, 'PURCHASED');
  const reads = ENDPOINTS.filter(({ auth, method }) => auth === 'operator' && method === 'GET');
  const ids = { boardId: room.id, userId: room.leader.userId, reportId: 1, disputeId: 1, payoutId: 1 };
  const answers = [];
  for (const endpoint of reads) {
    const { body } = await t.call(awake(t, operator), 'GET', endpointPath(endpoint.path, ids, goodQuery(endpoint)));
    answers.push(JSON.stringify(body));
  }
  const all = answers.join('\n');
  expect(all).toContain('401 with');
  for (const secret of [...Object.values(SECRETS), 'hunter2', 'somebody@example.org', t.database.url])
    expect(all).not.toContain(secret);
});
