import type { BoardId, Todo } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fullRoom } from '../../payments/test-rooms';
import { reportAs, sayIn } from '../../safety/test-safety';
import type { Person, TestApp } from '../../test-app';
import { changeOperator } from '../people/change-operators';
import { actsOf, callsAt, operatorApp, reason, reportId } from '../test-operator';

let t: TestApp;
let operator: Person;
beforeAll(async () => {
  ({ t, operator } = await operatorApp());
});
afterAll(() => t.close());

const { get, post } = callsAt(() => t);

/** An operator who leads a room, said something in it and has a neighbour there. */
async function reportable() {
  const room = await fullRoom(t);
  await changeOperator(t.db, room.leader.email, true, t.clock.now);
  await sayIn(t, room.leader, room.id, '돈은 제 계좌로');
  const said = t.db
    .selectFrom('messages')
    .select('seq')
    .where('roomId', '=', room.id as BoardId);
  const { seq } = await said.where('type', '=', 'TEXT').executeTakeFirstOrThrow();
  return { room, mine: room.leader, reporter: room.followers[0]!, message: `${room.id}-${seq}` };
}

test('whoever is reported sees nothing of it: every page of the console is as it was before', async () => {
  const { room, mine, reporter, message } = await reportable();
  const paths = [
    'todo',
    'reports',
    'reports?state=ENDED',
    'flags',
    `people/${mine.userId}`,
    `people/${reporter.userId}`,
    `people?query=${encodeURIComponent(mine.nickname)}`,
    `people?query=${encodeURIComponent(reporter.nickname)}`,
    `boards/${room.id}`,
    'figures?days=7',
  ];
  const look = async () =>
    Object.fromEntries(await Promise.all(paths.map(async (path) => [path, (await get(mine, path)).body])));
  const before = await look();
  await reportAs(t, reporter, 'USER', mine.userId);
  await reportAs(t, reporter, 'MESSAGE', message);
  await reportAs(t, reporter, 'BOARD', room.id);
  const ids = await t.db.selectFrom('reports').select('id').where('targetUserId', '=', mine.userId).execute();
  expect(ids).toHaveLength(3);
  expect(await look()).toEqual(before);

  for (const { id } of ids) {
    expect((await get(operator, `reports/${id}`)).status).toBe(200);
    expect((await get(mine, `reports/${id}`)).body.code).toBe('REPORT_NOT_FOUND');
    const decision = { decision: 'FINE', reason };
    expect((await post(mine, `reports/${id}/decide`, decision)).body.code).toBe('REPORT_NOT_FOUND');
    expect((await post(operator, `reports/${id}/decide`, decision)).status).toBe(200);
  }
  expect(await look()).toEqual(before);
  const lines = (await get(mine, 'audit?limit=100')).body as { target: string }[];
  expect(lines.length).toBeGreaterThan(0);
  for (const { id } of ids) expect(lines.map(({ target }) => target)).not.toContain(`report ${id}`);
  const all = (await get(operator, 'audit?limit=100')).body as { target: string }[];
  expect(all.map(({ target }) => target)).toContain(`report ${ids[0]!.id}`);
});

test('the others see it as always; who reported is read on its page only, and that leaves a line', async () => {
  const { mine, reporter } = await reportable();
  const counted = async () => {
    const todo: Todo = (await get(operator, 'todo')).body;
    return todo.queues.find(({ queue }) => queue === 'REPORT')!.count;
  };
  const before = await counted();
  await reportAs(t, reporter, 'USER', mine.userId);
  const id = await reportId(t, mine);
  expect(await counted()).toBe(before + 1);
  const listed = (await get(operator, 'reports')).body as { id: number }[];
  expect(listed.map((each) => each.id)).toContain(id);

  const { oldest }: Todo = (await get(operator, 'todo')).body;
  const waiting = oldest.find((each) => each.queue === 'REPORT' && each.id === String(id))!;
  expect(waiting.about).toBe(mine.nickname);
  expect(JSON.stringify([oldest, listed])).not.toContain(reporter.nickname);
  const lines = (await actsOf(t, operator)).length;
  expect((await get(operator, `reports/${id}`)).body.reporter.nickname).toBe(reporter.nickname);
  expect((await actsOf(t, operator)).slice(lines)).toMatchObject([{ what: 'read.report', target: `report ${id}` }]);
});
