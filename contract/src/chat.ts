import * as z from 'zod/mini';
import { CHAT_PAGE_MAX } from './constants';
import { endpoint } from './endpoint';
import { count, id, idParam, instant, instantInput, pageQuery, wholeNumber, won } from './shapes';
import { STAGES } from './stages';

export const MESSAGE_TYPES = ['SYSTEM', 'ENTER', 'TEXT'] as const;

export const ChatMessage = z.object({
  id: z.string(),
  /** Gap-free within the room. */
  seq: z.int(),
  messageType: z.enum(MESSAGE_TYPES),
  participantId: z.nullable(id),
  chatStatus: z.nullable(z.enum(STAGES)),
  message: z.string(),
  sendAt: instant,
  senderNickname: z.nullable(z.string()),
  senderProfileUrl: z.nullable(z.string()),
  /** The sender's own key, so that its outbox knows the message again. */
  key: z.nullable(z.string()),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Participant = z.object({
  participantId: id,
  userId: id,
  nickname: z.string(),
  profileUrl: z.string(),
  me: z.boolean(),
  role: z.enum(['LEADER', 'FOLLOWER']),
  payStatement: z.enum(['PAID', 'UNPAID']),
  /** The same for everybody. */
  perPersonPrice: won,
  /** The leader's only: what is left when the price does not divide, carried on top of the share. */
  remainder: z.optional(won),
  reviewed: z.boolean(),
  tradeCompleted: z.boolean(),
  mannerLeader: z.number(),
  mannerParticipant: z.number(),
});
export type Participant = z.infer<typeof Participant>;

export const ChatRoomRow = z.object({
  id,
  title: z.string(),
  imgUrl: z.string(),
  participantCount: count,
  lastMessage: z.nullable(z.string()),
  lastMessageTime: z.nullable(instant),
  unreadCount: count,
  status: z.string(),
});
export type ChatRoomRow = z.infer<typeof ChatRoomRow>;

export const ChatRoom = z.object({
  id,
  title: z.string(),
  boardTitle: z.string(),
  groupBoardId: id,
  imgUrl: z.string(),
  price: won,
  perPersonPrice: won,
  totalUser: count,
  status: z.string(),
  stage: z.enum(STAGES),
  location: z.string(),
  address: z.string(),
  /** The board was deleted: the room can still be read. */
  closed: z.boolean(),
  tradeCompleted: z.boolean(),
  participants: z.array(Participant),
  messages: z.array(ChatMessage),
  /** Sequence of the last message the caller has read; 0 before the first. */
  readSeq: count,
  lastSeq: count,
});
export type ChatRoom = z.infer<typeof ChatRoom>;

export const roomParams = z.object({ chatRoomId: idParam });

export const chatRooms = endpoint({
  method: 'GET',
  path: '/api/chat/rooms',
  summary: 'The rooms one is a member of, latest message first',
  auth: 'user',
  query: pageQuery,
  response: z.array(ChatRoomRow),
  errors: [],
  paged: true,
});

export const chatRoom = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId',
  summary:
    'A room with its members and a page of messages, oldest first. The newest page counts as read, except with the header x-reads: own',
  auth: 'user',
  params: roomParams,
  query: z.object({
    before: z.optional(instantInput),
    /** Gap fill after a reconnect. */
    after: z.optional(instantInput),
    size: z.optional(wholeNumber(1, CHAT_PAGE_MAX, `size는 1에서 ${CHAT_PAGE_MAX} 사이예요.`)),
  }),
  response: ChatRoom,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

export const markRead = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/read',
  summary: 'Moves the read mark forward (to the newest message without a body)',
  auth: 'user',
  params: roomParams,
  body: z.optional(z.object({ seq: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER, '올바른 번호가 아니에요.')) })),
  response: z.object({ readSeq: count, unreadCount: count }),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});
