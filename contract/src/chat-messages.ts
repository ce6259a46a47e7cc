import * as z from 'zod/mini';
import { NOTICE_KINDS } from './chat-notices';
import { MESSAGE_MAX, MESSAGE_PICTURES_MAX } from './constants';
import { endpoint } from './endpoint';
import { participantId, roomParams } from './ids';
import { TalkPicture } from './media';
import { id, idInput, idParam, instant, text, tokenText } from './shapes';
import { STAGES } from './stages';
import { send, topic } from './topic';

export const MESSAGE_TYPES = ['SYSTEM', 'ENTER', 'TEXT'] as const;

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

/** The sender's own key of a message: sent twice under the same key, it is stored once. */
const messageKey = tokenText(100).check(z.minLength(1));

const sentText = text(1, MESSAGE_MAX, `메시지는 1~${MESSAGE_MAX}자로 적어 주세요.`);

const sentTo = {
  chatRoomId: z.union([id.check(z.lte(999_999_999_999_999)), idParam]),
  messageType: z.optional(z.literal('TEXT')),
  key: z.optional(z.nullable(messageKey)),
  /** The seq of the message that this one answers; one that is no person's is dropped. */
  replyTo: z.optional(z.nullable(idInput)),
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

export const roomMessages = topic({
  path: '/topic/chatroom.:chatRoomId',
  summary: 'The messages of a chat room, in order and without gaps from the subscription on',
  auth: 'member',
  params: z.object({ chatRoomId: idParam }),
  body: ChatMessage,
  errors: ['ROOM_NOT_FOUND', 'NOT_A_MEMBER'],
});
