import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@mungchi/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { jpegOf } from '../../media/test-pictures';
import { callsAt, operatorPerson } from '../../operator/test-operator';
import { roomIn, type TestRoom } from '../../payments/test-rooms';
import { reportAs } from '../../safety/test-safety';
import { endReportNow } from '../../safety/test-sanctions';
import { type Person, type TestApp, testApp } from '../../test-app';
import { MessageAppender } from '../message-appender';
import { uploadTo } from './test-talk-pictures';

const START = new Date('2026-11-15T03:00:00.000Z');

let t: TestApp;
let folder: string;
let room: TestRoom;
let sender: Person;
let other: Person;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mungchi-clear-'));
  t = await testApp({ env: { DATA_DIR: folder } });
  await t.listen();
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});
beforeEach(async () => {
  t.clock.now = START;
  room = await roomIn(t, 'PURCHASED');
  [sender, other] = room.followers as [Person, Person];
});

/** The night so many days after the start. */
async function night(days: number): Promise<void> {
  t.clock.now = new Date(START.getTime() + days * DAY_MS);
  await t.deps.jobs.add(t.db, 'talk.clear', {});
  await t.deps.jobs.add(t.db, 'safety.empty-snapshots', {});
  await t.runJobs();
}

async function uploaded(person: Person): Promise<string> {
  const { status, body } = await uploadTo(t, room.id, awake(t, person), 'TALK', await jpegOf(700, 40));
  expect(status).toBe(200);
  return body.id;
}

async function sent(person: Person, picture: string): Promise<number> {
  const draft = { roomId: room.id, userId: person.userId, text: '사진 1장', key: null };
  const outcome = await new MessageAppender(t.deps).append({ ...draft, rich: { replyTo: null, pictures: [picture] } });
  return Number((outcome as { line: string }).line.split(' ')[2]);
}

/** What is left of a photo: its row, any of its files. */
async function left(id: string): Promise<[boolean, boolean]> {
  const row = await t.db.selectFrom('talkPictures').select('id').where('id', '=', id).executeTakeFirst();
  const files = await readdir(folder, { recursive: true });
  return [row !== undefined, files.some((file) => file.includes(id))];
}
const THERE = [true, true];
const GONE = [false, false];

const messageAt = (seq: number) =>
  t.db
    .selectFrom('messages')
    .select(['body', 'pictures'])
    .where('roomId', '=', room.id)
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
const endRoom = () =>
  t.db.updateTable('boards').set({ stage: 'COMPLETED', endedAt: START }).where('id', '=', room.id).execute();

test('by the clock: unsent a day, taken back thirty days with the words, the rest ninety after the end', async () => {
  const [unsent, taken, shown] = [await uploaded(sender), await uploaded(sender), await uploaded(other)];
  const [back, stays] = [await sent(sender, taken), await sent(other, shown)];
  await t.call(awake(t, sender), 'DELETE', `/api/chat/rooms/${room.id}/messages/${back}`);
  await night(0.99);
  expect(await Promise.all([unsent, taken, shown].map(left))).toEqual([THERE, THERE, THERE]);
  await night(1);
  expect(await Promise.all([unsent, taken, shown].map(left))).toEqual([GONE, THERE, THERE]);
  await night(29.99);
  expect([await left(taken), (await messageAt(back)).body]).toEqual([THERE, '사진 1장']);
  await night(30);
  expect([await left(taken), await messageAt(back)]).toEqual([GONE, { body: '', pictures: null }]);
  // As long as it goes on, nothing of it is cleared.
  await night(400);
  expect(await left(shown)).toEqual(THERE);
  await endRoom();
  await night(89.99);
  expect(await left(shown)).toEqual(THERE);
  await night(90);
  expect(await left(shown)).toEqual(GONE);
  // Its message says how many there were; of how they looked nothing is kept.
  const { body, pictures } = await messageAt(stays);
  expect([body, pictures]).toMatchObject(['사진 1장', [{ id: shown, color: null, thumbhash: null }]]);
});

test('what a report names is kept while it is open, and as long as what the report shows is kept', async () => {
  const [photo, taken] = [await uploaded(sender), await uploaded(sender)];
  const [seq, back] = [await sent(sender, photo), await sent(sender, taken)];
  for (const target of [seq, back]) await reportAs(t, awake(t, other), 'MESSAGE', `${room.id}-${target}`);
  await t.call(awake(t, sender), 'DELETE', `/api/chat/rooms/${room.id}/messages/${back}`);
  await endRoom();
  await night(120);
  expect(await Promise.all([photo, taken].map(left))).toEqual([THERE, THERE]);
  const reports = await t.db.selectFrom('reports').select('id').where('targetUserId', '=', sender.userId).execute();
  for (const { id } of reports) await endReportNow(t.deps, id, 'UPHELD', '경고');
  await night(121);
  expect(await Promise.all([photo, taken].map(left))).toEqual([THERE, THERE]);
  await night(120 + 365);
  expect(await Promise.all([photo, taken].map(left))).toEqual([THERE, THERE]);
  for (const days of [367, 368]) await night(120 + days);
  expect(await Promise.all([photo, taken].map(left))).toEqual([GONE, GONE]);
  expect(await messageAt(back)).toEqual({ body: '', pictures: null });
});

test('of who leaves they go at once for everybody, their files with the night; those of others stay', async () => {
  const [own, others] = [await uploaded(sender), await uploaded(other)];
  await sent(sender, own);
  await sent(other, others);
  await endRoom();
  await t.db.updateTable('participants').set({ receivedAt: START }).where('boardId', '=', room.id).execute();
  const exported = await t.app.inject({
    url: '/api/users/export',
    headers: { authorization: `Bearer ${awake(t, sender).token}` },
  });
  expect(exported.body).toContain(own);
  expect(exported.body).not.toContain(others);
  expect((await t.call(awake(t, sender), 'DELETE', '/api/users', { waive: true })).status).toBe(200);
  const headers = { authorization: `Bearer ${awake(t, room.leader).token}` };
  const seen = async (id: string) => (await t.app.inject({ url: `/talk/${room.id}/${id}.webp`, headers })).statusCode;
  expect([await seen(own), await seen(others)]).toEqual([404, 200]);
  await night(0.1);
  expect(await Promise.all([own, others].map(left))).toEqual([GONE, THERE]);
});

test('evidence does not leave with its sender: closed to neighbours at once, with its colours; kept while the case is open', async () => {
  const operator = await operatorPerson(t);
  const [named, later, plain] = [await uploaded(sender), await uploaded(sender), await uploaded(sender)];
  const seqs = [await sent(sender, named), await sent(sender, later), await sent(sender, plain)];
  const report = async (seq: number) => {
    expect((await reportAs(t, awake(t, other), 'MESSAGE', `${room.id}-${seq}`)).status).toBe(200);
    const { id } = await t.db
      .selectFrom('reports')
      .select('id')
      .where('targetId', '=', `${room.id}-${seq}`)
      .executeTakeFirstOrThrow();
    return id;
  };
  const first = await report(seqs[0]!);
  await endRoom();
  await t.db.updateTable('participants').set({ receivedAt: START }).where('boardId', '=', room.id).execute();
  expect((await t.call(awake(t, sender), 'DELETE', '/api/users', { waive: true })).status).toBe(200);

  const headers = { authorization: `Bearer ${awake(t, room.leader).token}` };
  for (const id of [named, later, plain])
    expect((await t.app.inject({ url: `/talk/${room.id}/${id}.webp`, headers })).statusCode).toBe(404);
  for (const seq of seqs)
    expect((await messageAt(seq)).pictures).toMatchObject([{ width: 700, color: null, thumbhash: null }]);

  // Also what is reported between the withdrawal and the night.
  const second = await report(seqs[1]!);
  const photosOf = async (id: number) =>
    (await callsAt(() => t).get(operator, `reports/${id}/photos`)).body.photos.length;
  expect([await photosOf(first), await photosOf(second)]).toEqual([1, 1]);
  await night(1);
  expect(await Promise.all([named, later, plain].map(left))).toEqual([THERE, THERE, GONE]);
  await night(120);
  expect([await photosOf(first), await photosOf(second)]).toEqual([1, 1]);
  await endReportNow(t.deps, first, 'UPHELD', '경고');
  await night(121);
  expect(await Promise.all([named, later].map(left))).toEqual([GONE, THERE]);
});

test('an upload that breaks off half-way: in words, and nothing is stored', async () => {
  const photo = await jpegOf(700, 40);
  const { status, body } = await uploadTo(t, room.id, sender, 'TALK', photo.subarray(0, photo.length / 2));
  expect([status, body.code]).toEqual([400, 'UPLOAD_BROKEN']);
  // The line itself is cut: the body never ends.
  const whole = `--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`;
  const answer = await t.app.inject({
    method: 'POST',
    url: `/api/chat/rooms/${room.id}/pictures`,
    headers: { authorization: `Bearer ${sender.token}`, 'content-type': 'multipart/form-data; boundary=x' },
    payload: Buffer.concat([Buffer.from(whole), photo.subarray(0, photo.length / 2)]),
  });
  expect([answer.statusCode, answer.json().code]).toEqual([400, 'UPLOAD_BROKEN']);
  expect(await t.db.selectFrom('talkPictures').selectAll().where('roomId', '=', room.id).execute()).toEqual([]);
});
