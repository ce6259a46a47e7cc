import type { UserId } from '@mungchi/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from './app';
import { readConfig } from './config';
import { createDeps } from './create-deps';
import { type TestDatabase, testDatabase } from './db/test-database';
import type { Deps } from './deps';
import { JOBS } from './features';
import { watchRefusals } from './http/test-declared';
import { watchAnswers } from './http/test-wide-answers';
import { runDueJobs } from './jobs/test-run-due-jobs';
import { createLog } from './log';
import { createPeople } from './users/create-people';

export type TestApp = {
  app: FastifyInstance;
  deps: Deps;
  db: Deps['db'];
  database: TestDatabase;
  /** The clock of all code under test; set it freely. */
  clock: { now: Date };
  person(overrides?: Partial<NewPerson>): Promise<Person>;
  /** As many at once. */
  people(count: number): Promise<Person[]>;
  /** A request as a given user (or signed out); JSON in and out. */
  call(
    caller: Person | null,
    method: InjectOptions['method'],
    url: string,
    body?: object,
    // biome-ignore lint/suspicious/noExplicitAny: tests look into answers freely
  ): Promise<{ status: number; body: any; headers: Record<string, unknown> }>;
  /** For tests that need a real address: the payment sandbox, sockets. */
  listen(): Promise<string>;
  runJobs(): ReturnType<typeof runDueJobs>;
  close(): Promise<void>;
};

export type Person = { userId: UserId; nickname: string; email: string; token: string };
type NewPerson = {
  nickname: string;
  latitude: number | null;
  longitude: number | null;
  address: string | null;
  interestCategory: number | null;
};

const JEJU = { latitude: 33.4507, longitude: 126.5707, address: '제주특별자치도 제주시 첨단로 242' };

/** The whole server on its own database, without a port. One per test file. */
export async function testApp({
  env = {},
  now = new Date('2026-11-15T03:00:00.000Z'),
  log = createLog('silent'),
  database: given,
  standby,
  encoderFile = inject('encoderFile'),
}: {
  env?: Record<string, string>;
  now?: Date;
  log?: Deps['log'];
  /** Instead of a fresh copy. */
  database?: TestDatabase;
  standby?: Deps['db'];
  /** Null where no test runs, and no picture is encoded: only Vitest has the bundle. */
  encoderFile?: string | null;
} = {}): Promise<TestApp> {
  const database = given ?? (await testDatabase());
  const clock = { now };
  let listening: string | undefined;
  const config = readConfig({ NODE_ENV: 'test', DEMO: 'off', RATE_LIMIT_FACTOR: '1000000', ...env });
  const deps = await createDeps(config, database.db, log, {
    now: () => clock.now,
    standby,
    jobs: database,
    url: database.url,
    ownAddress: () => listening ?? 'http://127.0.0.1:1',
    encoderFile: encoderFile ?? undefined,
  });
  const app = await buildApp(deps);
  const assertDeclared = watchRefusals(app);
  const assertNarrow = watchAnswers(app);
  let born = 0;

  async function people(all: readonly Partial<NewPerson>[]): Promise<Person[]> {
    const rows = all.map((overrides) => {
      born += 1;
      const { nickname, ...place } = { nickname: `이웃${born}`, ...JEJU, interestCategory: null, ...overrides };
      return {
        provider: 'kakao' as const,
        providerUserId: `test-${born}`,
        name: `김이웃${born}`,
        email: `neighbour${born}@example.org`,
        nickname,
        nicknameKey: nickname.toLowerCase().replace(/\s/g, ''),
        phone: '010-1234-5678',
        birth: '1990-05-05',
        gender: 'FEMALE' as const,
        profileUrl: '/avatars/pink.webp',
        signedUpAt: clock.now,
        createdAt: clock.now,
        ...place,
      };
    });
    const ids = await createPeople(deps.db, rows);
    return ids.map((id, nth) => {
      const { nickname, email } = rows[nth]!;
      return { userId: id, nickname, email, token: deps.tokens.issue(id) };
    });
  }

  return {
    app,
    deps,
    db: deps.db,
    database,
    clock,
    person: async (overrides = {}) => (await people([overrides]))[0]!,
    people: (count) => people(Array.from({ length: count }, () => ({}))),
    async call(caller, method, url, body) {
      const headers = caller ? { authorization: `Bearer ${caller.token}` } : {};
      const response = await app.inject({ method, url, headers, ...(body !== undefined && { payload: body }) });
      const isJson = String(response.headers['content-type'] ?? '').includes('json');
      return { status: response.statusCode, body: isJson ? response.json() : response.body, headers: response.headers };
    },
    async listen() {
      listening ??= await app.listen({ port: 0, host: '127.0.0.1' });
      return listening;
    },
    runJobs: () => runDueJobs(deps, JOBS),
    async close() {
      await app.close();
      await deps.closeBus();
      await database.close();
      assertDeclared();
      assertNarrow();
    },
  };
}
