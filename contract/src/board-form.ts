import * as z from 'zod/mini';
import {
  BOARD_CONTENT_MAX,
  BOARD_IMAGES_MAX,
  BOARD_NAME_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PEOPLE_MIN,
  BOARD_PRICE_MAX,
  BOARD_QUANTITY_MAX,
  BOARD_SEATS_MAX,
  MEETING_NOTE_MAX,
} from './constants';
import { draftIdInput } from './drafts';
import { boardIdInput, productId, productIdInput, wishIdInput } from './ids';
import { Picture } from './media';
import { ownPicture } from './own-picture';
import { Repeat } from './repeats';
import { calendarDateInput, count, line, text, tokenText, wholeNumber } from './shapes';

/**
 * The form of a group purchase. With a `productId` the name, category and picture come from the product; that a form
 * without one has its own is checked in `boards/board-form-rules`, which names the missing fields.
 */
export const BoardForm = z.object({
  name: z.optional(line(0, BOARD_NAME_MAX, `상품명은 1~${BOARD_NAME_MAX}자로 적어 주세요.`)),
  totalUser: wholeNumber(
    BOARD_PEOPLE_MIN,
    BOARD_PEOPLE_MAX,
    `인원은 나를 포함해 ${BOARD_PEOPLE_MIN}~${BOARD_PEOPLE_MAX}명이에요.`,
  ),
  /** How many seats one neighbour may take, and how many the leader takes; left out, one, and an edit keeps what there is. */
  maxSeats: z.optional(wholeNumber(1, BOARD_SEATS_MAX, `한 사람이 1~${BOARD_SEATS_MAX}몫까지 가질 수 있어요.`)),
  mySeats: z.optional(wholeNumber(1, BOARD_PEOPLE_MAX - 1, '내 몫은 1몫부터, 이웃의 몫은 남겨 주세요.')),
  quantity: line(1, BOARD_QUANTITY_MAX, `총 수량은 1~${BOARD_QUANTITY_MAX}자로 적어 주세요.`),
  price: wholeNumber(1, BOARD_PRICE_MAX, '총 가격은 1원부터 1억 원까지 적을 수 있어요.'),
  location: text(1, 200, '거래 장소를 골라 주세요.'),
  /** Only neighbours with a checked home nearby may join; left out, an edit keeps what there is. */
  verifiedOnly: z.optional(z.boolean('동네 인증을 확인해 주세요.')),
  /** Where exactly at that place; left out, an edit keeps what there is. */
  meetingNote: z.optional(text(0, MEETING_NOTE_MAX, `만나는 곳은 ${MEETING_NOTE_MAX}자까지 적을 수 있어요.`)),
  content: z.pipe(
    z.optional(z.nullable(text(0, BOARD_CONTENT_MAX, `내용은 ${BOARD_CONTENT_MAX}자까지 적을 수 있어요.`))),
    z.transform((value) => value ?? ''),
  ),
  deadline: calendarDateInput('마감일을 확인해 주세요.'),
  categoryId: z.optional(z.nullable(wholeNumber(1, 4, '카테고리를 골라 주세요.'))),
  productId: z.optional(z.nullable(productIdInput)),
  images: z.pipe(
    z.optional(
      z.nullable(
        z
          .array(tokenText(500).check(z.minLength(1), z.overwrite(ownPicture)), '사진을 골라 주세요.')
          .check(z.maxLength(BOARD_IMAGES_MAX, '사진은 최대 5개까지 올릴 수 있습니다.')),
      ),
    ),
    z.transform((value) => value ?? []),
  ),
});
export type BoardForm = z.output<typeof BoardForm>;

/**
 * What is posted: from which draft, so that the same one again answers the same purchase; from which wish, whose people are told
 * at once and sit first; which own purchase is opened again, and whether its neighbours are told: they are told once.
 */
export const NewBoard = z.extend(BoardForm, {
  draftId: z.optional(draftIdInput),
  wishId: z.optional(z.nullable(wishIdInput)),
  again: z.optional(boardIdInput),
  tell: z.optional(z.boolean()),
});
export type NewBoard = z.output<typeof NewBoard>;

export const BoardFormView = z.object({
  name: z.string(),
  totalUser: count,
  /** Only where somebody may hold several seats, or the leader does. */
  maxSeats: z.optional(count),
  mySeats: z.optional(count),
  quantity: z.string(),
  price: count,
  location: z.string(),
  meetingNote: z.string(),
  verifiedOnly: z.optional(z.literal(true)),
  content: z.string(),
  deadline: z.string(),
  categoryId: z.int(),
  productId: z.nullable(productId),
  images: z.array(z.string()),
  pictures: z.array(Picture),
  /** For opening it again. */
  again: z.object({
    /** Whom a second round would be told to. */
    neighbours: count,
    told: z.boolean(),
    /** How many days the next one would recruit. */
    days: count,
    repeat: z.nullable(Repeat),
    /** Why it may not be opened again now. */
    refusal: z.nullable(z.enum(['AGAIN_EARLY', 'BOARD_HELD'])),
  }),
});
