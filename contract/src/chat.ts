import * as z from 'zod/mini';
import { ChatMessage } from './chat-messages';
import { CHAT_PAGE_MAX } from './constants';
import { endpoint } from './endpoint';
import { boardId, participantId, roomId, roomParams, userId } from './ids';
import { TalkPicture } from './media';
import { ROLES } from './roles';
import { calendarDate, count, id, idInput, instant, instantInput, wholeNumber, won } from './shapes';
import { STAGES } from './stages';

export const Participant = z.object({
  participantId,
  userId,
  nickname: z.string(),
  profileUrl: z.string(),
  me: z.boolean(),
  role: z.enum(ROLES),
  payStatement: z.enum(['PAID', 'UNPAID']),
  /** The same for everybody. */
  perPersonPrice: won,
  /** For the leader only: the remainder when the price does not divide evenly, paid on top of the share. */
  remainder: z.optional(won),
  reviewed: z.boolean(),
  /** This member has reviewed the caller; it opens when the caller writes too, or with `reviewsOpenAt`. */
  reviewWaits: z.optional(z.literal(true)),
  /** What this member wrote about the caller can be read. */
  reviewOpened: z.optional(z.literal(true)),
  tradeCompleted: z.boolean(),
  mannerLeader: z.number(),
  mannerParticipant: z.number(),
  seats: count,
  /** What this member owes in all, the leader's remainder included. */
  share: won,
  /** What came back of the payment, where something did. */
  refunded: z.optional(won),
  /** An unpaid follower keeps the seat until then. */
  payBy: z.nullable(instant),
  handingOn: z.boolean(),
  /** The caller may remind this member of the payment now. */
  nudgeable: z.boolean(),
});
export type Participant = z.infer<typeof Participant>;

/** What is folded in a room for the caller alone: what blocked neighbours say, and what the caller reported. */
export const Folded = z.object({ participants: z.array(participantId), messages: z.array(z.string()) });
export type Folded = z.infer<typeof Folded>;

/** What of a purchase a follower agrees to by joining. */
const CHANGED_TERMS = ['NAME', 'QUANTITY', 'PLACE', 'DEADLINE'] as const;

export const ChatRoom = z.object({
  id: roomId,
  title: z.string(),
  boardTitle: z.string(),
  groupBoardId: boardId,
  imgUrl: z.string(),
  price: won,
  perPersonPrice: won,
  totalUser: count,
  /** How many seats one neighbour may hold. */
  maxSeats: count,
  /** Last day of recruiting, in Seoul. */
  deadline: calendarDate,
  status: z.string(),
  stage: z.enum(STAGES),
  /** When it was completed or called off. */
  endedAt: z.optional(instant),
  location: z.string(),
  address: z.string(),
  /** Where exactly one meets there; empty when it was left out. */
  meetingNote: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** The group purchase was deleted, or called off a day ago: the room can still be read. */
  closed: z.boolean(),
  tradeCompleted: z.boolean(),
  participants: z.array(Participant),
  messages: z.array(ChatMessage),
  /** Sequence of the last message the caller has read; 0 before the first. */
  readSeq: count,
  lastSeq: count,
  /** The caller wants no push messages about what is said here. */
  muted: z.boolean(),
  /** Seats that a neighbour can take now. */
  openSeats: count,
  /** The caller's own: until when to pay, and until when to say whether the changed goods are still wanted. */
  payBy: z.nullable(instant),
  askedUntil: z.nullable(instant),
  /** What has changed since the caller agreed to it, while that is asked; `before` is null where only the new one is known. */
  changes: z.array(z.object({ what: z.enum(CHANGED_TERMS), before: z.nullable(z.string()), after: z.string() })),
  /** The caller's own: until when the joining can be taken back; null when it cannot. */
  undoUntil: z.nullable(instant),
  /** Everybody must have paid until then, a vacancy be filled, and the goods be bought; otherwise it is called off. */
  payEnd: z.nullable(instant),
  vacantUntil: z.nullable(instant),
  buyBy: z.nullable(instant),
  /** What the caller, as the leader, may move now. */
  payExtendable: z.boolean(),
  buyExtendable: z.boolean(),
  /** What the leader says to have spent in all. */
  spent: z.nullable(won),
  /** The caller has told of a problem that is open, or is the leader of whom an operator hears. */
  disputed: z.boolean(),
  /** Weeks without a word made the caller's share a case; saying that the goods are there ends it. */
  stalled: z.boolean(),
  /** For the leader: the oldest problem that waits for an answer, and until when. */
  asked: z.nullable(z.object({ nickname: z.string(), answerBy: instant })),
  /** When and where everybody meets. */
  appointment: z.nullable(z.object({ startsAt: instant, endsAt: instant, place: z.string() })),
  /** The poll of times that may still become an appointment; how many followers have not answered. */
  poll: z.nullable(z.object({ id, endsAt: instant, closed: z.boolean(), answered: z.boolean(), unanswered: count })),
  /** The leader says to have handed the caller's share over, or to have waited in vain: it counts as received then. */
  confirmBy: z.nullable(instant),
  /** For the leader: followers of whose share nothing has been said yet. */
  waiting: count,
  /** When the members' reviews of one another open by themselves. */
  reviewsOpenAt: z.nullable(instant),
  folded: Folded,
  /** The leader's notice: one of the leader's own messages. */
  pinned: z.nullable(z.object({ seq: z.int(), text: z.string(), pictures: z.array(TalkPicture), at: instant })),
});
export type ChatRoom = z.infer<typeof ChatRoom>;

export const chatRoom = endpoint({
  method: 'GET',
  path: '/api/chat/rooms/:chatRoomId',
  summary:
    'Reads a chat room: its members and a page of messages, oldest first. Reading the newest page marks it read, unless the header x-reads: own is sent',
  auth: 'user',
  standing: 'any',
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
  standing: 'any',
  params: roomParams,
  body: z.optional(z.object({ seq: z.optional(wholeNumber(0, Number.MAX_SAFE_INTEGER, '올바른 번호가 아니에요.')) })),
  response: z.object({ readSeq: count, unreadCount: count }),
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

/** Each is a hint to everybody who has the room or the post open. */
const PINS = { max: 10, seconds: 60 };

const PinnedAnswer = z.object({ pinned: ChatRoom.shape.pinned });

export const pinMessage = endpoint({
  method: 'PUT',
  path: '/api/chat/rooms/:chatRoomId/pin',
  summary: 'Makes one of the leader’s own messages the notice of the room, in place of the one before',
  auth: 'user',
  params: roomParams,
  body: z.object({ seq: idInput }),
  response: PinnedAnswer,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'MESSAGE_NOT_FOUND', 'NOT_OWN_MESSAGE', 'ROOM_CLOSED'],
  limit: PINS,
});

export const unpinMessage = endpoint({
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/pin',
  summary: 'Takes the notice of the room down',
  auth: 'user',
  params: roomParams,
  response: PinnedAnswer,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'ROOM_CLOSED'],
  limit: PINS,
});
