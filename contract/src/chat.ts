import * as z from 'zod/mini';
import { CHAT_PAGE_MAX } from './constants';
import { endpoint } from './endpoint';
import { count, id, idParam, instant, instantInput, pageQuery, wholeNumber, won } from './shapes';
import { STAGES } from './stages';

export const MESSAGE_TYPES = ['SYSTEM', 'ENTER', 'TEXT'] as const;

export const ChatMessage = z.object({
  id: z.string(),
  /** Counts up by one within the room, without gaps. */
  seq: z.int(),
  messageType: z.enum(MESSAGE_TYPES),
  participantId: z.nullable(id),
  chatStatus: z.nullable(z.enum(STAGES)),
  message: z.string(),
  sendAt: instant,
  senderNickname: z.nullable(z.string()),
  senderProfileUrl: z.nullable(z.string()),
  /** The sender's own key, by which its outbox recognises the message. */
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
  /** For the leader only: the remainder when the price does not divide evenly, paid on top of the share. */
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
  /** The group purchase was deleted: the room can still be read. */
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
  summary: 'Lists the chat rooms the caller is a member of, latest message first',
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
    'Reads a chat room: its members and a page of messages, oldest first. Reading the newest page marks it read, unless the header x-reads: own is sent',
  auth: 'user',
  params: roomParams,
  query: z.object({
    before: z.optional(instantInput),
    /** Fills the gap after a reconnect. */
    after: z.optional(instantInput),
    size: z.optional(wholeNumber(1, CHAT_PAGE_MAX, `size는 1에서 ${CHAT_PAGE_MAX} 사이예요.`)),
  }),
  response: ChatRoom,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

export const markRead = endpoint({
  method: 'POST',
  path: '/api/chat/rooms/:chatRoomId/read',
  summary: 'Moves the caller’s read mark in a chat room forward; without a body, to the newest message',
  auth: 'user',
  params: roomParams,
  body: z.optional(z.object({ seq: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER, '올바른 번호가 아니에요.')) })),
  response: z.object({ readSeq: count, unreadCount: count }),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});
