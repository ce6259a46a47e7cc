import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestModel } from '../assistant/read/test-model';
import { createLog } from '../log';
import { seatOf } from '../payments/test-received';
import { fullRoom } from '../payments/test-rooms';
import { type TestApp, testApp } from '../test-app';

/** What leaders write here: nothing of it may stand in the log, in good times and bad. The log of this app speaks, into `lines`. */
const lines: string[] = [];
const written = () => lines.join('');
let t: TestApp;
let model: Awaited<ReturnType<typeof startTestModel>>;
beforeAll(async () => {
  model = await startTestModel();
  t = await testApp({
    env: { LLM_BASE_URL: model.baseUrl },
    log: createLog('trace', { write: (line) => void lines.push(line) }),
  });
  await t.listen();
});
afterAll(async () => {
  await t.close();
  await model.close();
});

const SECRET = /은밀|말벌집|뒷문/;

/** The table cannot be written while `work` is done: the fault is logged, with what the database says to it. */
async function broken(table: string, column: string, work: () => Promise<{ status: number }>): Promise<void> {
  const before = lines.length;
  await sql`alter table ${sql.table(table)} add constraint never check (${sql.ref(column)} is null) not valid`.execute(
    t.db,
  );
  expect((await work()).status).toBe(500);
  await sql`alter table ${sql.table(table)} drop constraint never`.execute(t.db);
  expect(lines.slice(before).join('')).toContain('violates check constraint');
}

test('a sentence: read, refused, and shown to a model that fails or talks back', async () => {
  const me = await t.person();
  const read = (text: string, deep = false) => t.call(me, 'POST', '/api/ml/post', { text, deep });
  const text = '은밀한 말벌집 한 통 뒷문에서';
  expect((await read(text)).status).toBe(200);
  expect((await read('은밀한 말벌집'.repeat(200))).status).toBe(400);
  model.says('은밀한 말벌집이라고 하셨네요 {');
  expect((await read(text, true)).status).toBe(200);
  model.will((_, response) => {
    response.writeHead(500);
    response.end(text);
  });
  expect((await read(text, true)).status).toBe(200);
  expect(written()).toContain('the model did not read a post');
  expect(model.seen.join('')).toMatch(SECRET);
  expect(written()).not.toMatch(SECRET);
});

test('a draft: kept, refused, and not to be kept', async () => {
  const me = await t.person();
  const save = (body: object, id: string = crypto.randomUUID()) => t.call(me, 'PUT', `/api/drafts/${id}`, body);
  const form = { name: '은밀한 말벌집', content: '뒷문으로 오세요' };
  expect((await save({ form, images: [] })).status).toBe(200);
  expect((await save({ form: { ...form, name: '은밀한 말벌집'.repeat(50) }, images: [] })).status).toBe(400);
  expect((await save({ form, images: ['/uploads/은밀한.webp'] })).status).toBe(400);
  await broken('board_drafts', 'form', () => save({ form, images: [] }));
  expect(written()).not.toMatch(SECRET);
});

test('a note: kept, refused, and not to be kept', async () => {
  const room = await fullRoom(t);
  const { id } = await seatOf(t, room, room.followers[0]!);
  const note = (text: string) => t.call(room.leader, 'PUT', `/api/chat/rooms/${room.id}/packing/${id}`, { note: text });
  expect((await note('뒷문 말벌집 조심')).status).toBe(200);
  expect((await note('뒷문 말벌집 조심'.repeat(20))).status).toBe(400);
  await broken('packing_notes', 'note', () => note('은밀한 뒷문'));
  expect(written()).not.toMatch(SECRET);
});
