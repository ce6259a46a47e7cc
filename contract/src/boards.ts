import * as z from 'zod/mini';
import {
  BOARD_CONTENT_MAX,
  BOARD_IMAGES_MAX,
  BOARD_NAME_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PEOPLE_MIN,
  BOARD_PRICE_MAX,
  BOARD_QUANTITY_MAX,
  RADII,
} from './constants';
import { endpoint } from './endpoint';
import { BoardCard, BoardDetail, OwnBoardCard, Picture, RecommendedBoard } from './entities';
import { calendarDateInput, count, done, id, idInput, idParam, pageQuery, text, wholeNumber } from './shapes';
import { STAGES } from './stages';

const nearbyQuery = z.extend(pageQuery, {
  radius: z.optional(
    z.pipe(
      wholeNumber(1, 100_000, '반경을 확인해 주세요.'),
      z.literal([...RADII], '반경은 750, 1500, 3000 가운데 하나예요.'),
    ),
  ),
  /** Only those that still recruit. */
  recruiting: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value) => value === 'true'),
    ),
  ),
});
const boardParams = z.object({ boardId: idParam });

/**
 * The form of a group purchase. With a `productId` the name, category and picture come from the product;
 * that a form without one has its own is checked in `boards/board-rules`, where the fields are named.
 */
export const BoardForm = z.object({
  name: z.optional(text(0, BOARD_NAME_MAX, `상품명은 1~${BOARD_NAME_MAX}자로 적어 주세요.`)),
  totalUser: wholeNumber(
    BOARD_PEOPLE_MIN,
    BOARD_PEOPLE_MAX,
    `인원은 나를 포함해 ${BOARD_PEOPLE_MIN}~${BOARD_PEOPLE_MAX}명이에요.`,
  ),
  quantity: text(1, BOARD_QUANTITY_MAX, `총 수량은 1~${BOARD_QUANTITY_MAX}자로 적어 주세요.`),
  price: wholeNumber(1, BOARD_PRICE_MAX, '총 가격은 1원부터 1억 원까지 적을 수 있어요.'),
  location: text(1, 200, '거래 장소를 골라 주세요.'),
  content: z.pipe(
    z.optional(z.nullable(text(0, BOARD_CONTENT_MAX, `내용은 ${BOARD_CONTENT_MAX}자까지 적을 수 있어요.`))),
    z.transform((value) => value ?? ''),
  ),
  deadline: calendarDateInput('마감일을 확인해 주세요.'),
  categoryId: z.optional(z.nullable(wholeNumber(1, 4, '카테고리를 골라 주세요.'))),
  productId: z.optional(z.nullable(idInput)),
  images: z.pipe(
    z.optional(
      z.nullable(
        z
          .array(z.string().check(z.minLength(1), z.maxLength(500)), '사진을 골라 주세요.')
          .check(z.maxLength(BOARD_IMAGES_MAX, '사진은 최대 5개까지 올릴 수 있습니다.')),
      ),
    ),
    z.transform((value) => value ?? []),
  ),
});
export type BoardForm = z.output<typeof BoardForm>;

export const BoardFormView = z.object({
  name: z.string(),
  totalUser: count,
  quantity: z.string(),
  price: count,
  location: z.string(),
  content: z.string(),
  deadline: z.string(),
  categoryId: z.int(),
  productId: z.nullable(id),
  images: z.array(z.string()),
  pictures: z.array(Picture),
});

export const listBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards',
  summary: 'Group purchases near the reader, newest first',
  auth: 'user',
  query: nearbyQuery,
  response: z.array(BoardCard),
  errors: [],
  paged: true,
});

export const listBoardsByCategory = endpoint({
  method: 'GET',
  path: '/api/group-boards/categories/:categoryId',
  summary: 'The same of one category',
  auth: 'user',
  params: z.object({ categoryId: z.pipe(idParam, z.literal([1, 2, 3, 4], '카테고리는 1에서 4까지예요.')) }),
  query: nearbyQuery,
  response: z.array(BoardCard),
  errors: [],
  paged: true,
});

export const recommendBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards/recommend',
  summary: 'AI 뭉치’s PICK: at most eight, each with its reason',
  auth: 'user',
  response: z.array(RecommendedBoard),
  errors: [],
});

export const searchBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards/search',
  summary: 'Korean-aware search nearby, best first',
  auth: 'user',
  query: z.extend(nearbyQuery, { keyword: text(1, 100, '검색어를 입력해 주세요.') }),
  response: z.array(BoardCard),
  errors: [],
  paged: true,
});

export const likedBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards/like',
  summary: 'Group purchases one has hearted, newest heart first',
  auth: 'user',
  query: pageQuery,
  response: z.array(BoardCard),
  errors: [],
  paged: true,
});

export const myBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards/me',
  summary: 'Group purchases one has opened',
  auth: 'user',
  query: pageQuery,
  response: z.array(OwnBoardCard),
  errors: [],
  paged: true,
});

export const joinedBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards/joined',
  summary: 'Group purchases one has joined as a follower',
  auth: 'user',
  query: z.extend(pageQuery, { stage: z.optional(z.enum(STAGES)) }),
  response: z.array(OwnBoardCard),
  errors: [],
  paged: true,
});

export const boardDetail = endpoint({
  method: 'GET',
  path: '/api/group-boards/:boardId',
  summary: 'One group purchase; open to visitors who were sent a link',
  auth: 'optional',
  params: boardParams,
  response: BoardDetail,
  errors: ['BOARD_NOT_FOUND'],
});

export const boardForm = endpoint({
  method: 'GET',
  path: '/api/group-boards/:boardId/edit',
  summary: 'The form as it was filled in',
  auth: 'user',
  params: boardParams,
  response: BoardFormView,
  errors: ['BOARD_NOT_FOUND', 'NOT_LEADER'],
});

export const createBoard = endpoint({
  method: 'POST',
  path: '/api/group-boards',
  summary: 'Opens a group purchase and its room',
  auth: 'user',
  body: BoardForm,
  response: z.object({ id, chatRoomId: id }),
  errors: ['SIGNUP_REQUIRED', 'ADDRESS_NOT_FOUND', 'IMAGE_NOT_ALLOWED', 'PRODUCT_NOT_FOUND'],
  limit: { max: 20, seconds: 60 },
});

export const updateBoard = endpoint({
  method: 'PUT',
  path: '/api/group-boards/:boardId',
  summary: 'Changes it, within what the members agreed to',
  auth: 'user',
  params: boardParams,
  body: BoardForm,
  response: z.object({ id, chatRoomId: id }),
  errors: [
    'BOARD_NOT_FOUND',
    'NOT_LEADER',
    'BOARD_IN_PROGRESS',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
    'SHARE_WOULD_RISE',
    'CATEGORY_FIXED',
    'ADDRESS_NOT_FOUND',
    'IMAGE_NOT_ALLOWED',
    'PRODUCT_NOT_FOUND',
  ],
});

export const deleteBoard = endpoint({
  method: 'DELETE',
  path: '/api/group-boards/:boardId',
  summary: 'Hides it; the room stays readable for its members',
  auth: 'user',
  params: boardParams,
  response: done,
  errors: ['BOARD_NOT_FOUND', 'NOT_LEADER', 'BOARD_IN_PROGRESS'],
});

const Liked = z.object({ liked: z.boolean(), likeCount: count });

export const likeBoard = endpoint({
  method: 'POST',
  path: '/api/group-boards/:boardId/like',
  summary: 'Hearts it; once more changes nothing',
  auth: 'user',
  params: boardParams,
  response: Liked,
  errors: ['BOARD_NOT_FOUND'],
});

export const unlikeBoard = endpoint({
  method: 'DELETE',
  path: '/api/group-boards/:boardId/like',
  summary: 'Takes the heart back; once more changes nothing',
  auth: 'user',
  params: boardParams,
  response: Liked,
  errors: ['BOARD_NOT_FOUND'],
});

export const joinBoard = endpoint({
  method: 'POST',
  path: '/api/group-boards/:boardId/join',
  summary: 'Takes a seat for good and enters the room',
  auth: 'user',
  params: boardParams,
  response: BoardDetail,
  errors: [
    'SIGNUP_REQUIRED',
    'BOARD_NOT_FOUND',
    'BOARD_CLOSED',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
    'BOARD_FULL',
    'ALREADY_JOINED',
    'OWN_BOARD',
  ],
  limit: { max: 120, seconds: 60 },
});

export const cancelBoard = endpoint({
  method: 'POST',
  path: '/api/group-boards/:boardId/cancel',
  summary: 'The leader calls it off before purchase; whoever has paid is refunded',
  auth: 'user',
  params: boardParams,
  response: BoardDetail,
  errors: ['BOARD_NOT_FOUND', 'NOT_LEADER', 'BOARD_NOT_CANCELLABLE', 'BOARD_COMPLETED', 'BOARD_CANCELLED'],
});
