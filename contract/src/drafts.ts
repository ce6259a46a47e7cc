import * as z from 'zod/mini';
import {
  BOARD_CONTENT_MAX,
  BOARD_IMAGES_MAX,
  BOARD_NAME_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PRICE_MAX,
  BOARD_QUANTITY_MAX,
  BOARD_SEATS_MAX,
  MEETING_NOTE_MAX,
} from './constants';
import { endpoint } from './endpoint';
import { boardId, boardIdInput, productId, productIdInput } from './ids';
import { Picture } from './media';
import { ownPicture } from './own-picture';
import { calendarDateInput, count, done, instant, instantInput, text, tokenText, wholeNumber } from './shapes';

/** A UUID that the form makes when it is opened. */
export const draftIdInput = z
  .string()
  .check(z.regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/, '올바른 번호가 아니에요.'));

const words = (max: number) => z.optional(text(0, max, `${max}자까지 적을 수 있어요.`));
const number = (min: number, max: number) => z.optional(wholeNumber(min, max, '숫자를 확인해 주세요.'));

/** Loose, as a form is while it is filled in: every field may be missing, none is longer than the form allows. */
export const DraftForm = z.object({
  name: words(BOARD_NAME_MAX),
  totalUser: number(1, BOARD_PEOPLE_MAX),
  maxSeats: number(1, BOARD_SEATS_MAX),
  mySeats: number(1, BOARD_PEOPLE_MAX),
  quantity: words(BOARD_QUANTITY_MAX),
  price: number(0, BOARD_PRICE_MAX),
  location: words(200),
  meetingNote: words(MEETING_NOTE_MAX),
  verifiedOnly: z.optional(z.boolean()),
  content: words(BOARD_CONTENT_MAX),
  deadline: z.optional(calendarDateInput('마감일을 확인해 주세요.')),
  categoryId: number(1, 4),
  productId: z.optional(productIdInput),
  /** The own purchase that is opened again. */
  again: z.optional(boardIdInput),
});
export type DraftForm = z.output<typeof DraftForm>;

/** The same as it was kept. */
const DraftFormView = z.object({
  name: z.optional(z.string()),
  totalUser: z.optional(count),
  maxSeats: z.optional(count),
  mySeats: z.optional(count),
  quantity: z.optional(z.string()),
  price: z.optional(count),
  location: z.optional(z.string()),
  meetingNote: z.optional(z.string()),
  verifiedOnly: z.optional(z.boolean()),
  content: z.optional(z.string()),
  deadline: z.optional(z.string()),
  categoryId: z.optional(count),
  productId: z.optional(productId),
  again: z.optional(boardId),
});

/** One of the posts that somebody has begun. */
export const DraftLine = z.object({
  id: z.string(),
  name: z.string(),
  image: z.nullable(z.string()),
  updatedAt: instant,
});
export type DraftLine = z.infer<typeof DraftLine>;

export const Draft = z.object({ id: z.string(), form: DraftFormView, pictures: z.array(Picture), updatedAt: instant });
export type Draft = z.infer<typeof Draft>;

const draftParams = z.object({ draftId: draftIdInput });

export const drafts = endpoint({
  method: 'GET',
  path: '/api/drafts',
  summary: 'Lists the posts the caller has begun on any device, the last one first',
  auth: 'user',
  response: z.array(DraftLine),
  errors: [],
});

export const draft = endpoint({
  method: 'GET',
  path: '/api/drafts/:draftId',
  summary: 'Reads a post the caller has begun',
  auth: 'user',
  params: draftParams,
  response: Draft,
  errors: ['DRAFT_NOT_FOUND'],
});

export const saveDraft = endpoint({
  method: 'PUT',
  path: '/api/drafts/:draftId',
  summary: 'Saves a post that is being written; one that was posted meanwhile keeps nothing',
  auth: 'user',
  params: draftParams,
  body: z.object({
    form: DraftForm,
    images: z
      .array(tokenText(500).check(z.minLength(1), z.overwrite(ownPicture)), '사진을 골라 주세요.')
      .check(z.maxLength(BOARD_IMAGES_MAX, '사진은 최대 5개까지 올릴 수 있습니다.')),
    /** The `updatedAt` last seen: whoever saved since then was quicker. */
    base: z.optional(instantInput),
  }),
  response: z.object({ updatedAt: instant }),
  errors: ['SIGNUP_REQUIRED', 'DRAFT_NOT_FOUND', 'DRAFTS_FULL', 'DRAFT_NEWER', 'IMAGE_NOT_ALLOWED'],
  limit: { max: 60, seconds: 60 },
});

export const dropDraft = endpoint({
  method: 'DELETE',
  path: '/api/drafts/:draftId',
  summary: 'Deletes a post the caller has begun; without one nothing changes',
  auth: 'user',
  params: draftParams,
  response: done,
  errors: [],
  limit: { max: 60, seconds: 60 },
});
