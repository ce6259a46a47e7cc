import { liveErrors, ownRooms, roomMessages, topic, topicPath } from '@mungchi/contract';
import { afterEach, expect, test, vi } from 'vitest';
import type { Principal } from '../realtime/application';
import { Gateway } from '../realtime/gateway';
import { LiveDoor } from './live-door';

const [anna, ben] = [3, 4].map((userId) => ({ userId, expiresAt: Number.POSITIVE_INFINITY })) as [Principal, Principal];

const application = { authenticate: vi.fn(), authorizeSubscribe: vi.fn(), onSend: vi.fn() };
const gateway = new Gateway({ application });
afterEach(() => gateway.close());

test('a topic of one’s own needs one line, and is nobody else’s', async () => {
  const door = new LiveDoor(gateway);
  const things = topic({ ...ownRooms, path: `${ownRooms.path}.things`, body: liveErrors.body });
  door.hear(things);
  const hers = topicPath(things, { userId: anna.userId });
  await expect(door.find(hers)!.enter(anna)).resolves.toBeUndefined();
  await expect(door.find(hers)!.enter(ben)).rejects.toMatchObject({ code: 'DESTINATION_REFUSED' });
  expect(door.find(topicPath(ownRooms, { userId: anna.userId }))).toBeUndefined();
});

test('one for members does not compile without who they are, nor with a refusal that the topic does not name', async () => {
  const door = new LiveDoor(gateway);
  // @ts-expect-error who may hear it?
  door.hear(roomMessages);
  // @ts-expect-error the contract names no such refusal
  door.hear(roomMessages, { refusal: async () => 'ROOM_CLOSED' as const });
  const members = new LiveDoor(gateway);
  const open = vi.fn(async () => undefined);
  members.hear(roomMessages, { refusal: async ({ userId }) => (userId === 3 ? null : 'NOT_A_MEMBER'), open });
  const room = members.find(topicPath(roomMessages, { chatRoomId: 7 }))!;
  await expect(room.enter(ben)).rejects.toMatchObject({ code: 'NOT_A_MEMBER' });
  expect(open).not.toHaveBeenCalled();
  await room.enter(anna);
  expect(open).toHaveBeenCalledWith({ chatRoomId: 7 });
});
