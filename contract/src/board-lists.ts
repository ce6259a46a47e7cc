import * as z from 'zod/mini';
import { BoardCard, OwnBoardCard, RecommendedBoard } from './board-views';
import { BOARD_SORTS, RADII } from './constants';
import { endpoint } from './endpoint';
import { idParam, pageQuery, text, wholeNumber } from './shapes';
import { STAGES } from './stages';

const nearbyQuery = z.extend(pageQuery, {
  radius: z.optional(
    z.pipe(
      wholeNumber(1, 100_000, '반경을 확인해 주세요.'),
      z.literal([...RADII], '반경은 750, 1500, 3000 가운데 하나예요.'),
    ),
  ),
  /** Only group purchases that are still recruiting. */
  recruiting: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value) => value === 'true'),
    ),
  ),
  /** Another order than the call's own lists only what can be joined. */
  sort: z.optional(z.enum(BOARD_SORTS, '순서를 다시 골라 주세요.')),
});

export const listBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards',
  summary: 'Lists group purchases near the caller, newest first',
  auth: 'user',
  query: nearbyQuery,
  response: z.array(BoardCard),
  errors: [],
  paged: true,
});

export const listBoardsByCategory = endpoint({
  method: 'GET',
  path: '/api/group-boards/categories/:categoryId',
  summary: 'Lists group purchases of one category near the caller, newest first',
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
  summary: 'Recommends at most eight group purchases to the caller (AI 뭉치’s PICK), each with a reason',
  auth: 'user',
  response: z.array(RecommendedBoard),
  errors: [],
  limit: { max: 120, seconds: 60 },
});

export const searchBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards/search',
  summary: 'Searches group purchases near the caller (Korean-aware), best match first',
  auth: 'user',
  query: z.extend(nearbyQuery, { keyword: text(1, 100, '검색어를 입력해 주세요.') }),
  response: z.array(BoardCard),
  errors: [],
  paged: true,
  limit: { max: 120, seconds: 60 },
});

export const searchWords = endpoint({
  method: 'GET',
  path: '/api/group-boards/search-words',
  summary: 'Lists words that find group purchases near the caller that still recruit, the most wanted first',
  auth: 'user',
  query: z.pick(nearbyQuery, { radius: true }),
  response: z.array(z.string()),
  errors: [],
  limit: { max: 120, seconds: 60 },
});

export const likedBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards/like',
  summary: 'Lists the group purchases the caller likes, most recently liked first',
  auth: 'user',
  query: pageQuery,
  response: z.array(BoardCard),
  errors: [],
  paged: true,
});

export const myBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards/me',
  summary: 'Lists the group purchases the caller has created',
  auth: 'user',
  standing: 'any',
  query: pageQuery,
  response: z.array(OwnBoardCard),
  errors: [],
  paged: true,
});

export const joinedBoards = endpoint({
  method: 'GET',
  path: '/api/group-boards/joined',
  summary: 'Lists the group purchases the caller has joined as a follower',
  auth: 'user',
  standing: 'any',
  query: z.extend(pageQuery, { stage: z.optional(z.enum(STAGES)) }),
  response: z.array(OwnBoardCard),
  errors: [],
  paged: true,
});
