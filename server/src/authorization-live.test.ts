import { endpointPath, sendMessage, squareAt, type WishId } from '@mungchi/contract';
import { SENDS, TOPICS } from '@mungchi/contract/all';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { wishOf } from './boards/wishes/test-wishes';
import { speak } from './chat/test-rooms';
import { connectAs } from './live/test-live';
import type { TestRoom } from './payments/test-rooms';
import { type Person, type TestApp, testApp } from './test-app';
import { EVERYBODY, readLines } from './test-matrix-lines';
import { personFor, roomsFor } from './test-matrix-people';

/** As in authorization-matrix.test.ts, for the live connection: every topic and every send of the contract. */
const LIVE = `
                                                visitor         stranger             follower             leader               left                 expired
SUBSCRIBE /topic/chatroom.:chatRoomId           LOGIN_REQUIRED  NOT_A_MEMBER         –                    –                    NOT_A_MEMBER         LOGIN_REQUIRED
SUBSCRIBE /topic/user.:userId.rooms             LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  –                    DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /topic/user.:userId.notifications     LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  –                    DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /topic/board.:boardId                 LOGIN_REQUIRED  –                    –                    –                    –                    LOGIN_REQUIRED
SUBSCRIBE /topic/boards.:row.:column            LOGIN_REQUIRED  –                    –                    –                    –                    LOGIN_REQUIRED
SUBSCRIBE /topic/wish.:wishId                   LOGIN_REQUIRED  –                    –                    –                    –                    LOGIN_REQUIRED
SUBSCRIBE /user/queue/errors                    LOGIN_REQUIRED  –                    –                    –                    –                    LOGIN_REQUIRED
SEND      /app/chat.sendMessage                 LOGIN_REQUIRED  NOT_A_MEMBER         –                    –                    NOT_A_MEMBER         LOGIN_REQUIRED
`;

/** Destinations that are none; `{room}` is the room's number. */
const NO_DESTINATIONS = `
                                                visitor         stranger             follower             leader               left                 expired
SUBSCRIBE /topic/chatroom.999999                LOGIN_REQUIRED  ROOM_NOT_FOUND       ROOM_NOT_FOUND       ROOM_NOT_FOUND       ROOM_NOT_FOUND       LOGIN_REQUIRED
SUBSCRIBE /topic/wish.999999                    LOGIN_REQUIRED  WISH_NOT_FOUND       WISH_NOT_FOUND       WISH_NOT_FOUND       WISH_NOT_FOUND       LOGIN_REQUIRED
SUBSCRIBE /topic/wish.{hidden}                  LOGIN_REQUIRED  WISH_NOT_FOUND       WISH_NOT_FOUND       WISH_NOT_FOUND       WISH_NOT_FOUND       LOGIN_REQUIRED
SUBSCRIBE /topic/chatroom.*                     LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /topic/chatroom.0{room}               LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /topic/user.*.rooms                   LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SUBSCRIBE /app/chat.sendMessage                 LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SEND      /app/chat.other                       LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SEND      /topic/chatroom.{room}                LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
SEND      /topic/board.{room}                   LOGIN_REQUIRED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  DESTINATION_REFUSED  LOGIN_REQUIRED
`;

const JEJU = { latitude: 33.4507, longitude: 126.5707 };
const lines = readLines(LIVE);
const none = readLines(NO_DESTINATIONS);

let t: TestApp;
let url: string;
let roomFor: ReturnType<typeof roomsFor>;
let wishId: number;
let hidden: number;
beforeAll(async () => {
  t = await testApp();
  url = `${await t.listen()}/ws/chat`;
  roomFor = roomsFor(t);
  wishId = (await wishOf(t, '감귤', 0)).id;
  hidden = (await wishOf(t, '휴지', 0)).id;
  const gone = { endedAt: t.clock.now, endedWhy: 'HIDDEN' as const };
  await t.db
    .updateTable('wishes')
    .set(gone)
    .where('id', '=', hidden as WishId)
    .execute();
});
afterAll(() => t.close());

test('every topic and every send of the contract has its line, and every line its topic or send', () => {
  const topics = TOPICS.map(({ path }) => `SUBSCRIBE ${path}`);
  const sends = SENDS.map(({ destination }) => `SEND ${destination}`);
  expect(lines.map(({ name }) => name).toSorted()).toEqual([...topics, ...sends].toSorted());
});

test('nobody who is signed in is refused with a code that the topic or the send does not name', () => {
  const promised = new Map<string, readonly string[]>([
    ...TOPICS.map(({ path, errors }) => [`SUBSCRIBE ${path}`, errors] as const),
    ...SENDS.map(({ destination, errors }) => [`SEND ${destination}`, errors] as const),
  ]);
  const general = ['–', 'DESTINATION_REFUSED'];
  const unnamed = lines.flatMap(({ name, cells: { stranger, follower, leader, left } }) =>
    [stranger, follower, leader, left].filter((cell) => !general.includes(cell) && !promised.get(name)?.includes(cell)),
  );
  expect(unnamed).toEqual([]);
});

describe.each([...lines, ...none])('$name', ({ name, cells }) => {
  test.each(EVERYBODY)('%s', async (caller) => {
    const room = await roomFor(caller, 'RECRUITING', { changes: false, inRoom: true });
    expect(await attempt(name, room, await personFor(t, caller, room))).toBe(cells[caller]);
  });
});

/** `–` when the server confirmed it, else the code of its ERROR frame. */
async function attempt(name: string, room: TestRoom, person: Person | null): Promise<string> {
  const [verb, written] = name.split(' ') as [string, string];
  const { id, leader } = room;
  const ids = { chatRoomId: id, boardId: id, userId: leader.userId, wishId, ...squareAt(JEJU) };
  const destination = endpointPath(written, ids).replace('{room}', String(id)).replace('{hidden}', String(hidden));
  try {
    const client = await connectAs(url, person ?? { ...room.leader, token: 'null' });
    const refused = new Promise<string>((resolve) => {
      client.onStompError = (frame) => resolve(frame.headers['code'] ?? 'ERROR');
    });
    const outcome = await Promise.race([refused, confirmed()]);
    await client.deactivate({ force: true });
    return outcome;

    async function confirmed(): Promise<string> {
      if (verb === 'SEND' && destination === sendMessage.destination) await speak(client, room.id, '안녕하세요');
      else {
        await new Promise<void>((resolve) => {
          client.watchForReceipt('it', () => resolve());
          if (verb === 'SEND') client.publish({ destination, body: '{}', headers: { receipt: 'it' } });
          else client.subscribe(destination, () => undefined, { receipt: 'it' });
        });
      }
      return '–';
    }
  } catch (error) {
    return (error as Error).message;
  }
}
