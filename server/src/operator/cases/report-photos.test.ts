import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { MessageAppender } from '../../chat/message-appender';
import { readTalkUrl } from '../../chat/pictures/picture-rules';
import { uploadTo } from '../../chat/pictures/test-talk-pictures';
import { jpegOf } from '../../media/test-pictures';
import { roomIn } from '../../payments/test-rooms';
import { reportAs } from '../../safety/test-safety';
import { type Person, type TestApp, testApp } from '../../test-app';
import { actsOf, callsAt, operatorPerson, reportId } from '../test-operator';

let t: TestApp;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'mungchi-report-'));
  t = await testApp({ env: { DATA_DIR: folder } });
  await t.listen();
});
afterAll(async () => {
  await t.close();
  await rm(folder, { recursive: true, force: true });
});
const { get } = callsAt(() => t);

test('the photos of a reported message, each look on record; those around it stay words', async () => {
  const operator = await operatorPerson(t);
  const room = await roomIn(t, 'PURCHASED');
  const [sender, reporter] = room.followers as [Person, Person];
  const send = async (count: number) => {
    const pictures: string[] = [];
    for (let nth = 0; nth < count; nth++) {
      const photo = await jpegOf(700 + nth, 40);
      pictures.push((await uploadTo(t, room.id, awake(t, sender), 'TALK', photo)).body.id);
    }
    const draft = { roomId: room.id, userId: sender.userId, text: `사진 ${count}장`, key: null };
    const outcome = await new MessageAppender(t.deps).append({ ...draft, rich: { replyTo: null, pictures } });
    return { seq: Number((outcome as { line: string }).line.split(' ')[2]), pictures };
  };
  await send(1);
  const { seq, pictures } = await send(2);
  await reportAs(t, reporter, 'MESSAGE', `${room.id}-${seq}`);
  const id = await reportId(t, sender);
  const page = await get(operator, `reports/${id}`);
  expect(page.body.snapshot).toMatchObject({ reported: seq, photos: 2 });
  expect(page.body.snapshot.messages.map(({ text }: { text: string }) => text)).toEqual(
    expect.arrayContaining(['사진 1장', '사진 2장']),
  );
  expect(JSON.stringify(page.body)).not.toContain(pictures[0]);

  const looks = async () => (await actsOf(t, operator)).filter(({ what }) => what === 'read.photos');
  expect(await looks()).toHaveLength(0);
  for (const nth of [1, 2]) {
    const { body } = await get(operator, `reports/${id}/photos`);
    expect(body.photos).toHaveLength(2);
    expect(Buffer.from(body.photos[0].split(',')[1], 'base64').subarray(8, 12).toString()).toBe('WEBP');
    expect(await looks()).toHaveLength(nth);
  }
  expect((await looks())[0]).toMatchObject({ target: `report ${id}` });
  // Their addresses stay closed, and whom a report is about does not see it.
  const url = `/talk/${room.id}/${pictures[0]}.webp`;
  expect(readTalkUrl(url)).not.toBeNull();
  const headers = { authorization: `Bearer ${awake(t, operator).token}` };
  expect((await t.app.inject({ url, headers })).statusCode).toBe(404);
  await t.db.updateTable('users').set({ operatorSince: t.clock.now }).where('id', '=', sender.userId).execute();
  expect((await get(sender, `reports/${id}/photos`)).body.code).toBe('REPORT_NOT_FOUND');
  expect((await get(reporter, `reports/${id}/photos`)).body.code).toBe('NOT_OPERATOR');

  // Taken back: the report still shows what stood there; gone with its sender: it says nothing.
  await t.call(awake(t, sender), 'DELETE', `/api/chat/rooms/${room.id}/messages/${seq}`);
  expect((await get(operator, `reports/${id}/photos`)).body.photos).toHaveLength(2);
  for (const file of pictures) await t.deps.pictures.talk.remove(`${file}.talk.webp`);
  for (const file of pictures)
    for (const width of [320, 640]) await t.deps.pictures.talk.remove(`${file}.talk-${width}.webp`);
  expect((await get(operator, `reports/${id}/photos`)).body.photos).toEqual([]);
});
