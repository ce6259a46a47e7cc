import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DAY_MS } from '@mungchi/contract';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { awake } from '../../boards/test-boards';
import { jpegOf } from '../../media/test-pictures';
import { roomIn, type TestRoom } from '../../payments/test-rooms';
import { type Person, type TestApp, testApp } from '../../test-app';
import { MessageAppender } from '../message-appender';
import { clearPictures } from './clear-pictures';
import { uploadTo } from './test-talk-pictures';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mungchi-races-'));
  t = await testApp({ env: { DATA_DIR: folder } });
  await t.listen();
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});

const upload = async (room: TestRoom, person: Person) =>
  uploadTo(t, room.id, awake(t, person), 'TALK', await jpegOf(700, 40));
const send = (room: TestRoom, { userId }: Person, id: string) =>
  new MessageAppender(t.deps).append({
    roomId: room.id,
    userId,
    text: '사진 1장',
    key: crypto.randomUUID(),
    rich: { replyTo: null, pictures: [id] },
  });
const filesOf = async (id: string) =>
  (await readdir(folder, { recursive: true })).filter((file) => file.includes(`${id}.talk`));
const clear = () => clearPictures(t.deps, new AbortController().signal);
const rowOf = (id: string) => t.db.selectFrom('talkPictures').selectAll().where('id', '=', id).executeTakeFirst();
const later = (ms: number) => {
  t.clock.now = new Date(t.clock.now.getTime() + ms);
};

test('sent while it would be cleared: a message with its photo, or neither', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const seen: string[] = [];
  for (const nth of [0, 1, 2, 3]) {
    const person = [room.leader, ...room.followers][nth % 3]!;
    const { body } = await upload(room, person);
    later(DAY_MS);
    const [outcome] = await Promise.all([send(room, person, body.id), clear()]);
    await clear();
    const isSent = 'line' in outcome;
    const files = await filesOf(body.id);
    expect([isSent, files.length > 0, (await rowOf(body.id)) !== undefined]).toEqual([isSent, isSent, isSent]);
    seen.push(String(isSent));
  }
  expect(seen).toHaveLength(4);
});

test('uploaded while the seat is left: whoever is out sees nothing and sends nothing', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const [follower] = room.followers as [Person];
  const leave = t.db
    .updateTable('participants')
    .set({ leftAt: t.clock.now, leftWhy: 'HANDED_ON' })
    .where('boardId', '=', room.id)
    .where('userId', '=', follower.userId);
  const [uploaded] = await Promise.all([upload(room, follower), leave.execute()]);
  const again = await upload(room, follower);
  expect(again.body.code).toBe('NOT_A_MEMBER');
  if (uploaded.status !== 200) return;
  const headers = { authorization: `Bearer ${awake(t, follower).token}` };
  expect((await t.app.inject({ url: uploaded.body.url, headers })).statusCode).toBe(404);
  expect('line' in (await send(room, follower, uploaded.body.id))).toBe(false);
});

test('a store that fails: in words, and nothing is left of it', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const full = vi.spyOn(t.deps.pictures.talk, 'putAll').mockRejectedValue(new Error('ENOSPC: no space left on device'));
  const { status } = await upload(room, room.leader);
  expect(status).toBeGreaterThanOrEqual(500);
  full.mockRestore();
  await clear();
  expect(await t.db.selectFrom('talkPictures').selectAll().where('roomId', '=', room.id).execute()).toEqual([]);
});

test('a node that dies between row and files leaves nothing for good', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const { talk } = t.deps.pictures;
  const put = talk.putAll.bind(talk);
  let [die, dead] = [() => {}, false];
  const died = new Promise<void>((resolve) => {
    die = resolve;
  });
  // One file is written, and then the process is gone.
  const dying = vi.spyOn(talk, 'putAll').mockImplementation(async (files) => {
    await put(files.slice(0, 1));
    dead = true;
    die();
    return new Promise(() => undefined);
  });
  void upload(room, room.leader);
  await died;
  dying.mockRestore();
  const left = await t.db
    .selectFrom('talkPictures')
    .selectAll()
    .where('roomId', '=', room.id)
    .executeTakeFirstOrThrow();
  expect([dead, left.usedAt, (await filesOf(left.id)).length]).toEqual([true, null, 1]);
  later(DAY_MS);
  await clear();
  expect([await rowOf(left.id), await filesOf(left.id)]).toEqual([undefined, []]);
});

test('a node that dies between files and row of a clearing: the next run ends it', async () => {
  const room = await roomIn(t, 'PURCHASED');
  const { body } = await upload(room, room.leader);
  later(DAY_MS);
  const { talk } = t.deps.pictures;
  const remove = talk.remove.bind(talk);
  const dying = vi.spyOn(talk, 'remove').mockImplementationOnce(remove).mockRejectedValueOnce(new Error('gone'));
  await expect(clear()).rejects.toThrow('gone');
  dying.mockRestore();
  expect((await rowOf(body.id))?.removedAt).not.toBeNull();
  expect('line' in (await send(room, room.leader, body.id))).toBe(false);
  await clear();
  expect([await rowOf(body.id), await filesOf(body.id)]).toEqual([undefined, []]);
});
