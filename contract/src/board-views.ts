import * as z from 'zod/mini';
import { boardId, productId, roomId, userId } from './ids';
import { Picture } from './media';
import { calendarDate, count, instant, won } from './shapes';
import { BOARD_STATUSES, STAGES } from './stages';

/** The fields of a group purchase that every list and page shows. */

export const SeatHolder = z.object({
  userId,
  nickname: z.string(),
  profileUrl: z.string(),
});
/** What visitors see of a follower: a picture and a shortened name, no id, no gauge and no number of seats. */
export const BoardSeat = z.extend(SeatHolder, {
  userId: z.optional(userId),
  mannerLeader: z.optional(z.number()),
  seats: z.optional(count),
});
export type BoardSeat = z.infer<typeof BoardSeat>;

export const BoardCard = z.object({
  id: boardId,
  image: z.string(),
  picture: Picture,
  title: z.string(),
  /** The part of the title that a narrow card must not cut off. */
  quantity: z.string(),
  price: won,
  perPersonPrice: won,
  location: z.string(),
  boardStatus: z.enum(BOARD_STATUSES),
  deadline: calendarDate,
  totalUsers: count,
  currentUsers: count,
  /** How many seats one neighbour may hold; above one the seats are called shares (몫). */
  maxSeats: count,
  /** Only neighbours with a checked home nearby may join. */
  verifiedOnly: z.optional(z.literal(true)),
  participants: z.array(SeatHolder),
  createAt: instant,
  largeCategoryId: z.int(),
  latitude: z.number(),
  longitude: z.number(),
  /** Metres from the reader's saved location. */
  distance: z.nullable(z.int()),
});
export type BoardCard = z.infer<typeof BoardCard>;

/** A group purchase in one of the caller's own lists: includes its stage. */
export const OwnBoardCard = z.extend(BoardCard, {
  stage: z.enum(STAGES),
  chatRoomId: roomId,
  /** Its leader reads it and can open it again. */
  againable: z.boolean(),
});
export type OwnBoardCard = z.infer<typeof OwnBoardCard>;

export const RecommendedBoard = z.object({
  id: boardId,
  image: z.string(),
  picture: Picture,
  title: z.string(),
  quantity: z.string(),
  perPersonPrice: won,
  totalUsers: count,
  currentUsers: count,
  participants: z.array(SeatHolder),
  boardStatus: z.enum(BOARD_STATUSES),
  deadline: calendarDate,
  /** Metres from the reader's saved location. */
  distance: z.int(),
  /** The reason for this recommendation, in one short line. */
  reason: z.string(),
  /** The reason has to do with the reader: what they chose, named, or neighbours like them chose. */
  personal: z.boolean(),
});
export type RecommendedBoard = z.infer<typeof RecommendedBoard>;

export const ProductBoard = z.object({
  id: boardId,
  picture: Picture,
  title: z.string(),
  quantity: z.string(),
  deadline: calendarDate,
  /** The end of the deadline day, which the countdown runs to. */
  closesAt: instant,
  price: won,
  perPersonPrice: won,
  totalUsers: count,
  /** The same number, under the name that the specification's product page reads. */
  totalUser: count,
  currentUsers: count,
  maxSeats: count,
  location: z.string(),
  distance: z.nullable(z.int()),
  boardStatus: z.enum(BOARD_STATUSES),
  chatRoomId: roomId,
  join: z.boolean(),
  /** The leader first. */
  participants: z.array(SeatHolder),
});
export type ProductBoard = z.infer<typeof ProductBoard>;

export const BoardDetail = z.object({
  id: boardId,
  title: z.string(),
  name: z.string(),
  quantity: z.string(),
  price: won,
  perPersonPrice: won,
  totalUser: count,
  currentUsers: count,
  maxSeats: count,
  verifiedOnly: z.optional(z.literal(true)),
  deadline: calendarDate,
  location: z.string(),
  /** Where exactly one meets there; empty when it was left out, and for visitors. */
  meetingNote: z.string(),
  content: z.string(),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  boardStatus: z.enum(BOARD_STATUSES),
  stage: z.enum(STAGES),
  productId: z.nullable(productId),
  productName: z.nullable(z.string()),
  productPrice: z.nullable(won),
  productImage: z.nullable(z.string()),
  editable: z.boolean(),
  cancellable: z.boolean(),
  chatRoomId: roomId,
  likeCount: count,
  liked: z.boolean(),
  join: z.boolean(),
  /** The leader first, always with an id. */
  participants: z.array(BoardSeat),
  latitude: z.number(),
  longitude: z.number(),
  /** For visitors, `location` is the neighbourhood and the point is rounded to a grid of about 200 m. */
  approximate: z.boolean(),
  /** Metres from the reader's saved location; null without one, and for visitors. */
  distance: z.nullable(z.int()),
  largeCategoryId: z.int(),
  createAt: instant,
  /** Seats that somebody can take now: free ones, and those whose holder hands them on. */
  openSeats: count,
  /** A full purchase lost somebody: until then the seat must be filled, or everybody gets the money back. */
  vacantUntil: z.nullable(instant),
  /** Joining now means paying until then; null while the purchase still recruits. */
  payUntil: z.nullable(instant),
  /** Whether the caller hears of a vacancy, and how many do. */
  waiting: z.boolean(),
  waiters: count,
  /** The caller may ask to hear of one. */
  waitable: z.boolean(),
  /** How many seats the caller, as the leader, may take over. */
  takeable: count,
  /** Until when those sit first who looked for it before it was opened: the caller, and how many others have not yet. */
  first: z.nullable(z.object({ until: instant, mine: z.boolean(), left: count })),
  /** Until when the caller may take the joining back; null when not. */
  undoUntil: z.nullable(instant),
  /** How much was asked before joining, and how much of it waits for an answer. */
  questions: z.object({ answered: count, waiting: count }),
});
export type BoardDetail = z.infer<typeof BoardDetail>;
