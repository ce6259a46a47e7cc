// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { TopicCall } from '../topic';
import type * as area from '../board-news';

export const boardNews: TopicCall<typeof area.boardNews> = { path: '/topic/board.:boardId' };

export const neighbourhoodNews: TopicCall<typeof area.neighbourhoodNews> = { path: '/topic/boards.:row.:column' };
