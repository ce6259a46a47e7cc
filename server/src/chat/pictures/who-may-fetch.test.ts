import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from 'vitest';
import { awake, boardForm } from '../../boards/test-boards';
import { transact } from '../../db/transaction';
import { operatorPerson } from '../../operator/test-operator';
import { disputeTalk } from '../../payments/disputes/test-disputes';
import { roomIn } from '../../payments/test-rooms';
import { sanctionNow } from '../../safety/test-sanctions';
import { type Person, testApp } from '../../test-app';
import { endSessions } from '../../users/session/end-sessions';
import { hideMessage } from '../hide-message';
import { MessageAppender } from '../message-appender';
import { readTalkUrl, talkFilesOf } from './picture-rules';
import { describePictures } from './test-picture-world';
import { uploadTo } from './test-talk-pictures';

describePictures('who may fetch and upload pictures of a room', (world) => {
  test('nobody else sees them', { timeout: 120_000 }, async () => {
    const { t, fetchAs, uploaded, disputedRoom, leave, ban, makeOperator } = world();
    const { room, follower, left: member, receipt, evidence, answer } = await disputedRoom();
    const elsewhere = await roomIn(t, 'PURCHASED');
    const inOther = elsewhere.followers[0]!;
    const operator = await operatorPerson(t);
    const unused = await uploaded(elsewhere, elsewhere.leader, 'RECEIPT');
    const all = [receipt, evidence, answer];
    const seen = async (person: Person) => {
      const statuses: number[] = [];
      for (const url of all) statuses.push(await fetchAs(person, url));
      return statuses;
    };
    const nothing = [404, 404, 404];

    for (const url of all) expect((await t.app.inject({ url })).statusCode, 'a visitor').toBe(404);
    expect(await seen(await t.person()), 'a stranger').toEqual(nothing);
    expect(await seen(inOther), 'a member of another room').toEqual(nothing);
    expect(await seen(member), 'a member who is no party').toEqual([200, 404, 404]);
    expect(await seen(follower), 'the follower').toEqual([200, 200, 200]);
    expect(await seen(room.leader), 'the leader').toEqual([200, 200, 200]);
    expect(await seen(operator), 'an operator').toEqual([404, 200, 200]);

    // An upload that nobody used is its uploader's.
    expect(await fetchAs(elsewhere.leader, unused)).toBe(200);
    expect(await fetchAs(inOther, unused)).toBe(404);
    expect(await fetchAs(operator, unused)).toBe(404);
    // The room in the address is the picture's own.
    expect(await fetchAs(follower, evidence.replace(`/talk/${room.id}/`, `/talk/${elsewhere.id}/`))).toBe(404);

    await leave(room, member, 'HANDED_ON');
    expect(await seen(member), 'who handed the seat on').toEqual(nothing);
    await leave(room, member, 'OPERATOR');
    expect(await seen(member), 'a former member').toEqual(nothing);
    await makeOperator(member);
    expect(await seen(member), 'an operator who was a member').toEqual(nothing);

    await makeOperator(follower);
    expect(await seen(follower), 'an operator who is a party, as that party').toEqual([200, 200, 200]);
    await ban(follower);
    await ban(room.leader);
    expect(await seen(follower), 'the banned follower').toEqual([404, 200, 200]);
    expect(await seen(room.leader), 'the banned leader').toEqual([404, 200, 200]);
    await ban(operator);
    expect(await seen(operator), 'a banned operator').toEqual(nothing);
  });

  test('nobody else sees a photo of the talk', { timeout: 120_000 }, async () => {
    const { t, fetchAs, uploaded, leave, ban } = world();
    const room = await roomIn(t, 'PURCHASED');
    const [sender, member] = room.followers as [Person, Person];
    const elsewhere = await roomIn(t, 'PURCHASED');
    const send = async (url: string) => {
      const pictures = [readTalkUrl(url)!.id];
      const draft = { roomId: room.id, userId: sender.userId, text: '사진 1장', key: null };
      const outcome = await new MessageAppender(t.deps).append({ ...draft, rich: { replyTo: null, pictures } });
      return Number((outcome as { line: string }).line.split(' ')[2]);
    };
    const urls = [await uploaded(room, sender, 'TALK'), await uploaded(room, sender, 'TALK')] as [string, string];
    const unsent = await uploaded(room, sender, 'TALK');
    const seqs = [await send(urls[0]), await send(urls[1])] as [number, number];
    const seen = async (person: Person) => [
      await fetchAs(person, urls[0]),
      await fetchAs(person, urls[1]),
      await fetchAs(person, unsent),
    ];
    const [both, nothing] = [
      [200, 200, 404],
      [404, 404, 404],
    ];
    for (const url of [...urls, unsent]) {
      expect((await t.app.inject({ url })).statusCode, 'a visitor').toBe(404);
      const { id } = readTalkUrl(url)!;
      for (const name of talkFilesOf({ id, widths: [320, 640] })) {
        expect((await t.app.inject({ url: `/media/${name}` })).statusCode, 'by /media').toBe(404);
      }
    }
    expect(await seen(sender), 'who sent it').toEqual([200, 200, 200]);
    expect(await seen(room.leader), 'the leader').toEqual(both);
    expect(await seen(member), 'a member').toEqual(both);
    expect(await seen(await t.person()), 'a stranger').toEqual(nothing);
    expect(await seen(elsewhere.followers[0]!), 'a member of another room').toEqual(nothing);
    expect(await seen(await operatorPerson(t)), 'an operator without a report').toEqual(nothing);

    await t.call(awake(t, sender), 'DELETE', `/api/chat/rooms/${room.id}/messages/${seqs[0]}`);
    expect(await seen(room.leader), 'taken back').toEqual([404, 200, 404]);
    expect(await seen(sender), 'taken back, to who sent it').toEqual([404, 200, 200]);
    await transact(t.db, (tx) => hideMessage(t.deps, tx, room.id, seqs[1], t.clock.now));
    expect(await seen(room.leader), 'hidden').toEqual(nothing);
    const third = await uploaded(room, sender, 'TALK');
    await send(third);
    for (const why of ['HANDED_ON', 'OPERATOR'] as const) {
      await leave(room, member, why);
      expect(await fetchAs(member, third), 'who left').toBe(404);
    }
    await ban(room.leader);
    expect(await fetchAs(room.leader, third), 'the banned leader').toBe(404);
    await ban(sender);
    expect(await fetchAs(sender, third), 'the banned sender').toBe(404);
  });

  test('a session that ended opens none, nor does a forged cookie or a person who left', async () => {
    const { t, cookieOf, byCookie, byToken, disputedRoom } = world();
    const { follower, evidence } = await disputedRoom();
    const { cookie, sessionId } = await cookieOf(follower);
    expect((await byCookie(evidence, cookie)).statusCode).toBe(200);
    expect((await byCookie(evidence, `${cookie}x`)).statusCode).toBe(404);
    await endSessions(t.deps, follower.userId, sessionId);
    expect((await byCookie(evidence, cookie)).statusCode).toBe(404);
    expect((await t.app.inject({ url: evidence, headers: { authorization: 'Bearer x' } })).statusCode).toBe(404);
    const again = await cookieOf(follower);
    await t.db.updateTable('users').set({ leftAt: t.clock.now }).where('id', '=', follower.userId).execute();
    expect((await byCookie(evidence, again.cookie)).statusCode).toBe(404);
    expect((await byToken(evidence, follower)).statusCode).toBe(404);
  });

  test('only one’s own upload, for this room and this use, and once', async () => {
    const { t, uploaded, at, withPictures } = world();
    const room = await roomIn(t, 'PURCHASED');
    const elsewhere = await roomIn(t, 'PURCHASED', room.leader);
    const [follower, other] = room.followers as [Person, Person];
    const open = (person: Person, url: string) =>
      t.call(awake(t, person), 'POST', at(room, 'disputes'), withPictures(url));
    const refused = 'IMAGE_NOT_ALLOWED';
    expect((await open(follower, await uploaded(room, other, 'DISPUTE'))).body.code).toBe(refused);
    expect((await open(follower, await uploaded(room, room.leader, 'RECEIPT'))).body.code).toBe(refused);
    const away = await uploaded(elsewhere, elsewhere.followers[0]!, 'DISPUTE');
    expect((await open(follower, away)).body.code).toBe(refused);
    expect((await open(follower, `/talk/${room.id}/${'0'.repeat(32)}.webp`)).body.code).toBe(refused);
    expect((await open(follower, 'https://images.example/a.jpg')).body.code).toBe(refused);

    const own = await uploaded(room, follower, 'DISPUTE');
    const { body } = await open(follower, `https://api.example${own}?w=320`);
    expect(body.pictures).toMatchObject([{ url: own }]);
    await t.call(awake(t, follower), 'PATCH', at(room, `disputes/${body.id}/withdraw`));
    expect((await open(follower, own)).body.code).toBe(refused);
    // Nor in a post.
    const post = await boardForm(t, { images: [await uploaded(room, other, 'DISPUTE')] });
    expect((await t.call(awake(t, other), 'POST', '/api/group-boards', post)).body.code).toBe(refused);
  });

  test('who may upload what', async () => {
    const { t, photo } = world();
    const room = await roomIn(t, 'PURCHASED');
    const [follower, other] = room.followers as [Person, Person];
    const code = async (person: Person, use: string, where = room) => {
      const { status, body } = await uploadTo(t, where.id, awake(t, person), use, await photo());
      return status === 200 ? '–' : body.code;
    };
    expect(await code(room.leader, 'RECEIPT')).toBe('–');
    expect(await code(follower, 'RECEIPT')).toBe('NOT_LEADER');
    expect(await code(room.leader, 'DISPUTE')).toBe('DISPUTE_NOT_FOUND');
    expect(await code(follower, 'DISPUTE')).toBe('–');
    expect(await code(follower, 'OTHER')).toBe('INVALID_FIELDS');
    expect(await code(follower, 'TALK')).toBe('–');
    expect(await code(await t.person(), 'DISPUTE')).toBe('NOT_A_MEMBER');
    const early = await roomIn(t, 'RECRUITED');
    expect(await code(early.leader, 'RECEIPT', early)).toBe('NOT_TRADABLE');
    expect(await code(early.followers[0]!, 'DISPUTE', early)).toBe('NOT_TRADABLE');

    await disputeTalk(t).say(room, 1);
    expect(await code(room.leader, 'DISPUTE')).toBe('–');
    expect(await code(other, 'DISPUTE')).toBe('DISPUTE_OPEN');

    // Who is kept from the service shows evidence, and nothing else.
    for (const [kind, refusal] of [
      ['PAUSED', 'PAUSED'],
      ['BANNED', 'BANNED'],
    ] as const) {
      for (const { userId } of [room.leader, follower])
        await sanctionNow(t.deps, userId, { kind, ...(kind === 'PAUSED' && { days: 3 }), reason: '도배' });
      await t.deps.sanctions.read();
      expect(await code(room.leader, 'RECEIPT')).toBe(refusal);
      expect(await code(follower, 'TALK')).toBe(refusal);
      expect(await code(room.leader, 'DISPUTE')).toBe('–');
      expect(await code(follower, 'DISPUTE')).toBe('–');
      expect((await t.call(awake(t, follower), 'POST', '/api/media')).body.code).toBe(refusal);
    }
  });
});

test('600 a minute and person', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'mungchi-talk-'));
  const t = await testApp({ env: { DATA_DIR: folder, RATE_LIMIT_FACTOR: '0.005' } });
  const person = await t.person();
  const url = `/talk/1/${'a'.repeat(32)}.webp`;
  const ask = async () =>
    (await t.app.inject({ url, headers: { authorization: `Bearer ${person.token}` } })).statusCode;
  expect([await ask(), await ask(), await ask(), await ask()]).toEqual([404, 404, 404, 429]);
  await t.close();
  await rm(folder, { recursive: true, force: true });
});
