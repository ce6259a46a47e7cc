import * as z from 'zod/mini';
import { CHAT_PAGE_MAX, MESSAGE_MAX, MESSAGE_PICTURES_MAX } from './constants';
import { ROOM_DUES } from './due';
import { endpoint } from './endpoint';
import { boardId, participantId, roomId, roomIdParam, userId } from './ids';
import { TalkPicture } from './media';
import {
  calendarDate,
  count,
  id,
  idInput,
  idParam,
  instant,
  instantInput,
  pageQuery,
  text,
  tokenText,
  wholeNumber,
  won,
} from './shapes';
import { STAGES } from './stages';
import { send, topic } from './topic';

export const MESSAGE_TYPES = ['SYSTEM', 'ENTER', 'TEXT'] as const;

/** What 뭉치 remarks beside the messages of the stages. The kind may add a button; the text stands alone. */
export const NOTICE_KINDS = [
  'CLOSING',
  'EXPIRED',
  'EDITED',
  'DELETED',
  'PAYMENT_LOST',
  'PAY_REMINDER',
  'PAY_END',
  'VACANCY',
  'HANDED_ON',
  'UNDONE',
  'TAKEN_REST',
  'PAY_EXTENDED',
  'BUY_EXTENDED',
  'BUY_OVERDUE',
  'APPOINTMENT',
  'POLL',
  'RECEIPT',
] as const;
export type NoticeKind = (typeof NOTICE_KINDS)[number];

/** Whom a remark concerns: it is unread for them only. */
export const NOTICE_AUDIENCE: Record<NoticeKind, 'everybody' | 'leader' | 'followers'> = {
  CLOSING: 'everybody',
  EXPIRED: 'everybody',
  EDITED: 'followers',
  DELETED: 'followers',
  PAYMENT_LOST: 'everybody',
  PAY_REMINDER: 'everybody',
  PAY_END: 'everybody',
  VACANCY: 'everybody',
  HANDED_ON: 'everybody',
  UNDONE: 'leader',
  TAKEN_REST: 'followers',
  PAY_EXTENDED: 'followers',
  BUY_EXTENDED: 'followers',
  BUY_OVERDUE: 'everybody',
  APPOINTMENT: 'followers',
  POLL: 'followers',
  RECEIPT: 'followers',
};

/** One line of the message that another one answers, as it reads now. */
export const Quote = z.object({ seq: z.int(), participantId, nickname: z.nullable(z.string()), text: z.string() });
export type Quote = z.infer<typeof Quote>;

/** Fields that do not apply are left out: a plain message has none of the last three. */
export const ChatMessage = z.object({
  id: z.string(),
  /** Counts up by one within the room, without gaps. */
  seq: z.int(),
  messageType: z.enum(MESSAGE_TYPES),
  participantId: z.nullable(participantId),
  /** The stage the room was in when a SYSTEM message was sent. */
  chatStatus: z.nullable(z.enum(STAGES)),
  /** Null: the message of a stage, or of a person. */
  notice: z.nullable(z.enum(NOTICE_KINDS)),
  message: z.string(),
  sendAt: instant,
  senderNickname: z.nullable(z.string()),
  senderProfileUrl: z.nullable(z.string()),
  /** The sender's own key, by which its outbox recognises the message. */
  key: z.nullable(z.string()),
  /** Photos; `message` says how many. */
  pictures: z.optional(z.array(TalkPicture)),
  replyTo: z.optional(Quote),
  /** Taken back by its sender; `message` says so. */
  deleted: z.optional(z.literal(true)),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const Participant = z.object({
  participantId,
  userId,
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
  /** The caller has left the room: the row goes. Only on the live connection. */
  gone: z.optional(z.literal(true)),
});
export type ChatRoomRow = z.infer<typeof ChatRoomRow>;

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

export const roomParams = z.object({ chatRoomId: roomIdParam });

export const chatRooms = endpoint({
  method: 'GET',
  path: '/api/chat/rooms',
  summary: 'Lists the chat rooms the caller is a member of, latest message first',
  auth: 'user',
  standing: 'any',
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

/** The sender's own key of a message: sent twice under the same key, it is stored once. */
const messageKey = tokenText(100).check(z.minLength(1));

const seqNumber = z.int().check(z.positive());

const sentText = text(1, MESSAGE_MAX, `메시지는 1~${MESSAGE_MAX}자로 적어 주세요.`);

const sentTo = {
  chatRoomId: z.union([id.check(z.lte(999_999_999_999_999)), idParam]),
  messageType: z.optional(z.literal('TEXT')),
  key: z.optional(z.nullable(messageKey)),
  /** The seq of the message that this one answers; one that is no person's is dropped. */
  replyTo: z.optional(z.nullable(seqNumber)),
};

const pictureId = z.string().check(z.regex(/^[0-9a-f]{32}$/));
const unread = z.pipe(
  z.unknown(),
  z.transform(() => undefined),
);

/** Words, or photos: own uploads for this room that were not sent yet. Beside photos `message` is not read. */
export const SentMessage = z.union([
  z.object({ ...sentTo, message: sentText, pictures: z.optional(z.null()) }),
  z.object({
    ...sentTo,
    message: z.optional(unread),
    pictures: z.array(pictureId).check(z.minLength(1), z.maxLength(MESSAGE_PICTURES_MAX)),
  }),
]);

export const sendMessage = send({
  destination: '/app/chat.sendMessage',
  summary: 'Sends a message to a chat room; the receipt means that it is stored',
  body: SentMessage,
  errors: [
    'BAD_REQUEST',
    'INVALID_FIELDS',
    'RATE_LIMITED',
    'BANNED',
    'NOT_A_MEMBER',
    'ROOM_NOT_FOUND',
    'ROOM_CLOSED',
    'IMAGE_NOT_ALLOWED',
    'UNAVAILABLE',
  ],
});

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/messages/:seq',
  summary: 'Takes one’s own message back for everybody, until five minutes after it was sent; its place stays',
  auth: 'user',
  params: z.extend(roomParams, { seq: idInput }),
  response: ChatMessage,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'MESSAGE_NOT_FOUND', 'NOT_OWN_MESSAGE', 'DELETE_LATE'],
});

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
});

export const unpinMessage = endpoint({
  method: 'DELETE',
  path: '/api/chat/rooms/:chatRoomId/pin',
  summary: 'Takes the notice of the room down',
  auth: 'user',
  params: roomParams,
  response: PinnedAnswer,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER', 'NOT_LEADER', 'ROOM_CLOSED'],
});

export const roomMessages = topic({
  path: '/topic/chatroom.:chatRoomId',
  summary: 'The messages of a chat room, in order and without gaps from the subscription on',
  auth: 'member',
  params: z.object({ chatRoomId: idParam }),
  body: ChatMessage,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});

export const ownRooms = topic({
  path: '/topic/user.:userId.rooms',
  summary: 'The rows of the user’s room list that change: a message, a read mark, a stage, a new room',
  auth: 'self',
  params: z.object({ userId: idParam }),
  body: ChatRoomRow,
  errors: [],
});
