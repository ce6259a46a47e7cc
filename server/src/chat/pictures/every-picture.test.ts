import type { RoomId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { transact } from '../../db/transaction';
import { operatorPerson } from '../../operator/test-operator';
import { roomIn } from '../../payments/test-rooms';
import { reportAs } from '../../safety/test-safety';
import type { Person } from '../../test-app';
import { endSessions } from '../../users/session/end-sessions';
import { hideMessage } from '../hide-message';
import { MessageAppender } from '../message-appender';
import { addMember } from '../test-rooms';
import { readTalkUrl, talkFilesOf } from './picture-rules';
import { describePictures, type PictureWorld } from './test-picture-world';

/** What each sees of a room's pictures; everything that is not named answers 404. */
const SEEN: Record<string, string> = {
  'a visitor': '',
  'a stranger': '',
  'a member of another room': '',
  'a former member': '',
  'who handed the seat on': '',
  'a banned member': '',
  'who left the service': '',
  'an operator': 'evidence answer',
  'an operator with the report': 'evidence answer',
  'an operator who was a member': '',
  'a member': 'photo receipt',
  'who sent the photos': 'photo unsent receipt evidence answer',
  'the leader': 'photo receipt evidence answer unsent-receipt',
};

const WAYS = ['cookie', 'token', 'none', 'cookie of an ended session'] as const;

describePictures('every picture of a room, to everybody, in every size and by every way', (world) => {
  test('is there for whom it is meant, and for nobody else', { timeout: 240_000 }, async () => {
    const w = world();
    const { t, cookieOf, byCookie, byToken } = w;
    const { room, follower, left: member, pictures, hidden } = await filledRoom(w);
    const elsewhere = await roomIn(t, 'PURCHASED');
    const seat = async (person: Person) => {
      const at = { roomId: room.id, userId: person.userId, role: 'FOLLOWER', at: t.clock.now } as const;
      await transact(t.db, (tx) => addMember(t.deps, tx, at));
      return person;
    };
    const [former, handedOn, banned, gone] = [
      await seat(await t.person()),
      await seat(await t.person()),
      await seat(await t.person()),
      await seat(await t.person()),
    ];
    const [operator, reporting, wasMember] = [
      await operatorPerson(t),
      await operatorPerson(t),
      await seat(await operatorPerson(t)),
    ];
    const people: Record<string, Person | null> = {
      'a visitor': null,
      'a stranger': await t.person(),
      'a member of another room': elsewhere.followers[0]!,
      'a former member': former,
      'who handed the seat on': handedOn,
      'a banned member': banned,
      'who left the service': gone,
      'an operator': operator,
      'an operator with the report': reporting,
      'an operator who was a member': wasMember,
      'a member': member,
      'who sent the photos': follower,
      'the leader': room.leader,
    };
    const cookies = new Map<Person, { open: string; ended: string }>();
    for (const person of Object.values(people)) {
      if (!person) continue;
      const ended = await cookieOf(person);
      await endSessions(t.deps, person.userId, ended.sessionId);
      cookies.set(person, { ended: ended.cookie, open: (await cookieOf(person)).cookie });
    }
    await w.leave(room, former, 'OPERATOR');
    await w.leave(room, handedOn, 'HANDED_ON');
    await w.leave(room, wasMember, 'OPERATOR');
    await w.ban(banned);
    await t.db.updateTable('users').set({ leftAt: t.clock.now }).where('id', '=', gone.userId).execute();
    await reportAs(t, awake(t, member), 'MESSAGE', `${room.id}-${hidden}`);

    const fetched = async (person: Person | null, url: string, way: (typeof WAYS)[number]) => {
      if (way === 'none' || !person) return (await t.app.inject({ url })).statusCode;
      if (way === 'token') return (await byToken(url, person)).statusCode;
      const { open, ended } = cookies.get(person)!;
      return (await byCookie(url, way === 'cookie' ? open : ended)).statusCode;
    };
    for (const [who, person] of Object.entries(people)) {
      for (const way of WAYS) {
        const seen: string[] = [];
        for (const [name, url] of Object.entries(pictures)) {
          const sizes = await Promise.all(['', '?w=320', '?w=640'].map((size) => fetched(person, url + size, way)));
          expect(new Set(sizes).size, `${who}, ${name}, by ${way}: ${sizes.join()}`).toBe(1);
          expect([200, 404]).toContain(sizes[0]);
          if (sizes[0] === 200) seen.push(name);
        }
        const opens = way === 'cookie' || way === 'token';
        expect(seen.sort(), `${who}, by ${way}`).toEqual(opens ? SEEN[who]!.split(' ').filter(Boolean).sort() : []);
      }
    }
    for (const url of Object.values(pictures)) {
      const { id } = readTalkUrl(url)!;
      for (const file of [`${id}.webp`, ...talkFilesOf({ id, widths: [320, 640] })]) {
        const asked = [
          { url: `/media/${file}` },
          { url: `/pictures/${file}` },
          { url: `/talk/${elsewhere.id}/${file}` },
        ];
        for (const at of asked) expect((await byToken(at.url, room.leader)).statusCode, at.url).toBe(404);
      }
    }
  });
});

/** A room with a picture of every use and every state. */
async function filledRoom(world: PictureWorld) {
  const { t, uploaded, disputedRoom } = world;
  const { room, follower, left, receipt, evidence, answer } = await disputedRoom();
  const send = (url: string) => sendPhoto(world, room.id, follower, url);
  const pictures: Record<string, string> = { receipt, evidence, answer };
  for (const name of ['photo', 'deleted', 'hidden', 'unsent']) pictures[name] = await uploaded(room, follower, 'TALK');
  pictures['unsent-receipt'] = await uploaded(room, room.leader, 'RECEIPT');
  await send(pictures['photo']!);
  const deleted = await send(pictures['deleted']!);
  const hidden = await send(pictures['hidden']!);
  await t.call(awake(t, follower), 'DELETE', `/api/chat/rooms/${room.id}/messages/${deleted}`);
  await transact(t.db, (tx) => hideMessage(t.deps, tx, room.id, hidden, t.clock.now));
  return { room, follower, left, pictures, hidden };
}

async function sendPhoto({ t }: PictureWorld, roomId: RoomId, { userId }: Person, url: string): Promise<number> {
  const rich = { replyTo: null, pictures: [readTalkUrl(url)!.id] };
  const outcome = await new MessageAppender(t.deps).append({ roomId, userId, text: '사진 1장', key: null, rich });
  return Number((outcome as { line: string }).line.split(' ')[2]);
}
