import * as z from 'zod/mini';
import { ROOM_DUES } from './due';
import { endpoint } from './endpoint';
import { roomId } from './ids';
import { calendarDate, count, idParam, instant, pageQuery, won } from './shapes';
import { STAGES } from './stages';
import { topic } from './topic';

export const ChatRoomRow = z.object({
  id: roomId,
  title: z.string(),
  imgUrl: z.string(),
  participantCount: count,
  lastMessage: z.nullable(z.string()),
  lastMessageTime: z.nullable(instant),
  unreadCount: count,
  status: z.string(),
  stage: z.enum(STAGES),
  totalUser: count,
  /** Seats that nobody holds. */
  openSeats: z.optional(count),
  /** Last day of recruiting, in Seoul. */
  deadline: calendarDate,
  perPersonPrice: won,
  /** What the caller owes in all, where that are several seats. */
  share: z.optional(won),
  /** What the caller has to do next. */
  due: z.nullable(z.enum(ROOM_DUES)),
  /** Until when, where a clock runs. */
  dueBy: z.nullable(instant),
  /** When and where everybody meets, and what that makes the caller's turn when it begins. */
  meeting: z.optional(
    z.nullable(z.object({ startsAt: instant, place: z.string(), due: z.nullable(z.enum(ROOM_DUES)) })),
  ),
  /** The caller wants no push messages about what is said here. */
  muted: z.boolean(),
  /** It ended a while ago and is silent since. */
  over: z.optional(z.literal(true)),
  /** The caller has left the room: the row goes. Only on the live connection. */
  gone: z.optional(z.literal(true)),
});
export type ChatRoomRow = z.infer<typeof ChatRoomRow>;

export const chatRooms = endpoint({
  method: 'GET',
  path: '/api/chat/rooms',
  summary: 'Lists the chat rooms the caller is a member of, latest message first',
  auth: 'user',
  standing: 'any',
  query: z.extend(pageQuery, {
    /** Only rooms that ended a while ago and are silent since (`isOver`), or all but those; without it every room. */
    over: z.optional(
      z.pipe(
        z.enum(['true', 'false']),
        z.transform((value) => value === 'true'),
      ),
    ),
  }),
  response: z.array(ChatRoomRow),
  errors: [],
  paged: true,
});

export const ownRooms = topic({
  path: '/topic/user.:userId.rooms',
  summary: 'The rows of the user’s room list that change: a message, a read mark, a stage, a new room',
  auth: 'self',
  params: z.object({ userId: idParam }),
  body: ChatRoomRow,
  errors: [],
});
