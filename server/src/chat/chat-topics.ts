import { ownRooms, type RoomId, roomMessages, sendMessage, topicPath, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import type { LiveDoor } from '../live/live-door';
import { CHAT_CHANNEL, readLine } from './announce';
import { chatMetrics } from './chat-metrics';
import { entryRefusal } from './entry-refusal';
import { expelStrangers } from './expel-strangers';
import { MessageAppender } from './message-appender';
import { RoomFeeds } from './room-feeds';
import { RoomListFeeds } from './room-list-feeds';
import { takeMessage } from './take-message';
import { TakenBackFeed } from './taken-back-feed';

/** Rooms and room lists, kept current on this node, and the messages that its clients send. */
export function chatTopics(door: LiveDoor, deps: Deps): void {
  const { bus, chatDb: db, deliveredMarks, log, now } = deps;
  const { gateway } = door;
  const onError = (err: unknown) => log.error({ err }, 'chat');
  const appender = new MessageAppender({ ...deps, db });
  const rooms = new RoomFeeds(db, gateway.topics, onError, (roomId, seq) => deliveredMarks.delivered(roomId, seq));
  const takenBack = new TakenBackFeed(db, now, rooms);
  const lists = new RoomListFeeds(db, now, gateway.topics, onError);
  const { announced } = chatMetrics({ ...deps, db }, appender);

  door.hear(roomMessages, {
    refusal: ({ userId }, { chatRoomId }) => entryRefusal(deps, userId, chatRoomId as RoomId),
    open: ({ chatRoomId }) => rooms.open(chatRoomId as RoomId),
    begun: ({ userId, reportsReading }, { chatRoomId }) =>
      reportsReading ? undefined : deliveredMarks.listen(userId, chatRoomId as RoomId, onError),
  });
  door.hear(ownRooms, { open: ({ userId }) => lists.open(userId as UserId) });
  door.take(sendMessage, takeMessage(deps, appender));

  const stopHints = bus.subscribe(CHAT_CHANNEL, (line) => {
    const hint = readLine(line);
    if (hint.kind === 'row') lists.rowChanged(hint.userId, hint.roomId);
    else if (hint.kind === 'left') {
      gateway.revoke(topicPath(roomMessages, { chatRoomId: hint.roomId }), hint.userId, 'NOT_A_MEMBER');
      lists.rowGone(hint.userId, hint.roomId);
    } else if (hint.kind === 'hidden') {
      takenBack.tell(hint.roomId, hint.seq, hint.message);
      lists.roomChanged(hint.roomId);
    } else {
      announced();
      rooms.accept(hint.roomId, hint.seq, hint.message);
      lists.roomChanged(hint.roomId);
    }
  });

  door.poll({ run: () => rooms.audit(), everyMs: 2_000, awayMs: 500, onGap: true });
  door.poll({ run: () => takenBack.audit(), everyMs: 5_000, awayMs: 500, onGap: true });
  door.poll({ run: async () => lists.forgetClosed(), everyMs: 2_000, awayMs: 500 });
  door.poll({ run: () => lists.audit(), everyMs: 30_000, awayMs: 2_000, onGap: true });
  door.poll({ run: () => deliveredMarks.store(), everyMs: 10_000 });
  door.poll({ run: () => expelStrangers(db, gateway), everyMs: 30_000, awayMs: 2_000, onGap: true });

  door.onClose(async () => {
    stopHints();
    await appender.settled();
    await deliveredMarks.store().catch(onError);
  });
}
