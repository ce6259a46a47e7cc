import * as z from 'zod/mini';
import { REVIEW_KEYWORDS } from './review-keywords';
import { calendarDate, count, id, instant, won } from './shapes';
import { BOARD_STATUSES, STAGES } from './stages';

/** What answers are made of. An answer never carries a field that is not listed here. */

/** Everything a client needs to reserve the place of a picture before it loads. */
export const Picture = z.object({
  url: z.string(),
  width: z.int(),
  height: z.int(),
  /** Average colour, `#rrggbb`. */
  color: z.nullable(z.string()),
  /** Base64 thumbhash. */
  thumbhash: z.nullable(z.string()),
  /** Widths for which `{url}?w=` answers a smaller picture. */
  widths: z.array(z.int()),
});
export type Picture = z.infer<typeof Picture>;

export const ReviewKeywords = z.object({ keywords: z.array(z.string()) });

export const PublicProfile = z.object({
  userId: id,
  nickname: z.string(),
  profileUrl: z.string(),
  mannerLeader: z.number(),
  mannerParticipant: z.number(),
  reviewKeywordDto: ReviewKeywords,
});
export type PublicProfile = z.infer<typeof PublicProfile>;

export const CurrentUser = z.object({
  id,
  name: z.string(),
  email: z.string(),
  nickname: z.string(),
  phone: z.nullable(z.string()),
  birth: z.nullable(calendarDate),
  gender: z.nullable(z.enum(['MALE', 'FEMALE'])),
  profileUrl: z.string(),
  mannerLeader: z.number(),
  mannerParticipant: z.number(),
  address: z.nullable(z.string()),
  latitude: z.nullable(z.number()),
  longitude: z.nullable(z.number()),
  interestCategory: z.nullable(z.string()),
});
export type CurrentUser = z.infer<typeof CurrentUser>;

export const SeatHolder = z.object({
  userId: id,
  nickname: z.string(),
  profileUrl: z.string(),
});
export const LeaderSeat = z.extend(SeatHolder, { mannerLeader: z.number() });

export const BoardCard = z.object({
  id,
  image: z.string(),
  picture: Picture,
  title: z.string(),
  price: won,
  perPersonPrice: won,
  location: z.string(),
  boardStatus: z.enum(BOARD_STATUSES),
  deadline: calendarDate,
  totalUsers: count,
  currentUsers: count,
  participants: z.array(SeatHolder),
  createAt: instant,
  largeCategoryId: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  /** Metres from the reader's saved location. */
  distance: z.nullable(z.int()),
});
export type BoardCard = z.infer<typeof BoardCard>;

/** A board in a list of one's own doings: with its stage. */
export const OwnBoardCard = z.extend(BoardCard, { stage: z.enum(STAGES), chatRoomId: id });
export type OwnBoardCard = z.infer<typeof OwnBoardCard>;

export const RecommendedBoard = z.object({
  id,
  image: z.string(),
  picture: Picture,
  title: z.string(),
  totalUsers: count,
  currentUsers: count,
  participants: z.array(SeatHolder),
  boardStatus: z.enum(BOARD_STATUSES),
  deadline: calendarDate,
  /** Why this one, in one short line. */
  reason: z.string(),
});
export type RecommendedBoard = z.infer<typeof RecommendedBoard>;

export const BoardDetail = z.object({
  id,
  title: z.string(),
  name: z.string(),
  quantity: z.string(),
  price: won,
  perPersonPrice: won,
  totalUser: count,
  currentUsers: count,
  deadline: calendarDate,
  location: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  boardStatus: z.enum(BOARD_STATUSES),
  stage: z.enum(STAGES),
  productId: z.nullable(id),
  productName: z.nullable(z.string()),
  productPrice: z.nullable(won),
  productImage: z.nullable(z.string()),
  editable: z.boolean(),
  cancellable: z.boolean(),
  chatRoomId: id,
  likeCount: count,
  liked: z.boolean(),
  join: z.boolean(),
  /** The leader first. */
  participants: z.array(LeaderSeat),
  latitude: z.number(),
  longitude: z.number(),
  largeCategoryId: z.int(),
  createAt: instant,
});
export type BoardDetail = z.infer<typeof BoardDetail>;

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
  perPersonPrice: won,
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

export const LEDGER_KINDS = ['PAYMENT', 'REFUND', 'HAND_OVER'] as const;

export const Ledger = z.object({
  total: won,
  /** Really paid, and the leader's own share. */
  collected: won,
  held: won,
  refunded: won,
  handedOver: won,
  entries: z.array(
    z.object({
      id,
      kind: z.enum(LEDGER_KINDS),
      participantId: z.nullable(id),
      nickname: z.string(),
      amount: won,
      at: instant,
    }),
  ),
});
export type Ledger = z.infer<typeof Ledger>;

export const ReviewEntry = z.object({
  id,
  star: z.number(),
  keywords: z.array(z.enum(REVIEW_KEYWORDS)),
  review: z.string(),
  role: z.enum(['LEADER', 'FOLLOWER']),
  writerNickname: z.string(),
  writerProfileUrl: z.string(),
  boardTitle: z.string(),
  createAt: instant,
});
export type ReviewEntry = z.infer<typeof ReviewEntry>;

export const ProductCard = z.object({
  id,
  name: z.string(),
  price: won,
  imgUrl: z.string(),
  picture: Picture,
});
export type ProductCard = z.infer<typeof ProductCard>;

export const ProductDetail = z.extend(ProductCard, {
  productUrl: z.string(),
  largeCategory: z.string(),
  largeCategoryId: z.int(),
  subCategory: z.string(),
  likeCount: count,
  liked: z.boolean(),
});
export type ProductDetail = z.infer<typeof ProductDetail>;

export const ProductBoard = z.object({
  id,
  title: z.string(),
  deadline: calendarDate,
  /** The end of the deadline day: what the countdown runs to. */
  closesAt: instant,
  price: won,
  perPersonPrice: won,
  totalUsers: count,
  currentUsers: count,
  location: z.string(),
  distance: z.nullable(z.int()),
  boardStatus: z.enum(BOARD_STATUSES),
  chatRoomId: id,
  join: z.boolean(),
  /** The creator first. */
  participants: z.array(SeatHolder),
});
export type ProductBoard = z.infer<typeof ProductBoard>;

export const AssistantReply = z.object({
  bot_response: z.string(),
  session_id: z.string(),
  message_count: count,
  recommended_products: z.array(z.object({ product_id: id, img_url: z.string(), name: z.string(), price: won })),
});
export type AssistantReply = z.infer<typeof AssistantReply>;

export const Place = z.object({
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** What tells similar addresses apart: the neighbourhood, the building. */
  detail: z.optional(z.string()),
});
export type Place = z.infer<typeof Place>;
