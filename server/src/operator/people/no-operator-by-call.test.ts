import { readFileSync } from 'node:fs';
import path from 'node:path';
import { endpointPath } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';
import { expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { roomIn } from '../../payments/test-rooms';
import { testApp } from '../../test-app';
import { goodBody, goodQuery } from '../../test-calls';
import { isTest, ROOT, readSources } from '../../test-sources';
import { operatorPerson } from '../test-operator';

const WISHES = {
  operator: true,
  isOperator: true,
  operatorSince: '2026-01-01T00:00:00.000Z',
  operator_since: '2026-01-01T00:00:00.000Z',
  role: 'operator',
  auth: 'operator',
};

test('no call makes an operator, whoever sends it and whatever it wishes for', { timeout: 120_000 }, async () => {
  const t = await testApp();
  await t.listen();
  const room = await roomIn(t, 'RECRUITING');
  const operator = await operatorPerson(t);
  const ids = { boardId: room.id, chatRoomId: room.id, userId: room.leader.userId, categoryId: 1, deviceId: 1 };
  const known = new Proxy(ids as Record<string, number>, { get: (all, name: string) => all[name] ?? 999_999 });
  for (const sender of [room.leader, operator])
    for (const endpoint of ENDPOINTS) {
      // What ends a session or an account would end the walk.
      if (/sign-out|logout|withdraw|sessions/.test(endpoint.path)) continue;
      const { method } = endpoint;
      const address = endpointPath(endpoint.path, known, { ...goodQuery(endpoint), ...WISHES });
      const body = method === 'GET' ? undefined : { ...(await goodBody(t, endpoint, room)), ...WISHES };
      const { status } = await t.call(awake(t, sender), method, address, body);
      expect(status, address).toBeLessThan(500);
    }
  const operators = await t.db.selectFrom('users').select('id').where('operatorSince', 'is not', null).execute();
  expect(operators.map(({ id }) => id)).toEqual([operator.userId]);
  await t.close();
});

test('one file writes who is an operator, and only the command on the machine and the setup use it; beside them the demo has one', () => {
  // The generated types of the tables name every column and write none.
  const sources = [...readSources('server/src')].filter(([file]) => !isTest(file) && !file.endsWith('.gen.ts'));
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  const writers = sources.filter(([file]) => /set\(\{[^}]*operatorSince|operator_since\s*=/.test(read(file)));
  expect(writers.map(([file]) => file)).toEqual(['server/src/users/operators.ts']);
  const users = sources.filter(([file]) => /\bsetOperator\(/.test(read(file))).map(([file]) => file);
  // And the setup's one call, which is 404 wherever an installation was set up (setup.test.ts).
  expect(users.toSorted()).toEqual([
    'server/src/operator/people/change-operators.ts',
    'server/src/setup/setup-verbs.ts',
    'server/src/users/operators.ts',
  ]);
  const callers = sources.filter(([, imports]) => imports.includes('server/src/operator/people/change-operators.ts'));
  expect(callers.map(([file]) => file)).toEqual(['server/src/operator/people/operators-command.ts']);
  const inserters = sources.filter(([file]) => /operatorSince:/.test(read(file))).map(([file]) => file);
  expect(inserters.toSorted()).toEqual(['server/src/demo/fill-operator.ts', 'server/src/users/operators.ts']);
});
