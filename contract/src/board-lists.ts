import * as z from 'zod/mini';
import { BoardCard, OwnBoardCard, RecommendedBoard } from './board-views';
import { RADII } from './constants';
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
  /** Only those that still recruit. */
  recruiting: z.optional(
    z.pipe(
      z.enum(['true', 'false']),
      z.transform((value) => value === 'true'),
    ),
  ),
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
  limit: { max: 120, seconds: 60 },
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
  limit: { max: 120, seconds: 60 },
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
