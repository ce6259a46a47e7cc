import type * as boardLists from '../board-lists';
import type * as boardNewsTopics from '../board-news';
import type * as boards from '../boards';
import type { Call } from '../endpoint';
import type { TopicCall } from '../topic';

export const boardDetail: Call<typeof boards.boardDetail> = {
  method: 'GET',
  path: '/api/group-boards/:boardId',
  auth: 'optional',
};

export const boardForm: Call<typeof boards.boardForm> = {
  method: 'GET',
  path: '/api/group-boards/:boardId/edit',
  auth: 'user',
};

export const createBoard: Call<typeof boards.createBoard> = {
  method: 'POST',
  path: '/api/group-boards',
  auth: 'user',
};

export const updateBoard: Call<typeof boards.updateBoard> = {
  method: 'PUT',
  path: '/api/group-boards/:boardId',
  auth: 'user',
};

export const deleteBoard: Call<typeof boards.deleteBoard> = {
  method: 'DELETE',
  path: '/api/group-boards/:boardId',
  auth: 'user',
};

export const likeBoard: Call<typeof boards.likeBoard> = {
  method: 'POST',
  path: '/api/group-boards/:boardId/like',
  auth: 'user',
};

export const unlikeBoard: Call<typeof boards.unlikeBoard> = {
  method: 'DELETE',
  path: '/api/group-boards/:boardId/like',
  auth: 'user',
};

export const joinBoard: Call<typeof boards.joinBoard> = {
  method: 'POST',
  path: '/api/group-boards/:boardId/join',
  auth: 'user',
};

export const cancelBoard: Call<typeof boards.cancelBoard> = {
  method: 'POST',
  path: '/api/group-boards/:boardId/cancel',
  auth: 'user',
};

export const listBoards: Call<typeof boardLists.listBoards> = {
  method: 'GET',
  path: '/api/group-boards',
  auth: 'user',
  paged: true,
};

export const listBoardsByCategory: Call<typeof boardLists.listBoardsByCategory> = {
  method: 'GET',
  path: '/api/group-boards/categories/:categoryId',
  auth: 'user',
  paged: true,
};

export const recommendBoards: Call<typeof boardLists.recommendBoards> = {
  method: 'GET',
  path: '/api/group-boards/recommend',
  auth: 'user',
};

export const searchBoards: Call<typeof boardLists.searchBoards> = {
  method: 'GET',
  path: '/api/group-boards/search',
  auth: 'user',
  paged: true,
};

export const searchWords: Call<typeof boardLists.searchWords> = {
  method: 'GET',
  path: '/api/group-boards/search-words',
  auth: 'user',
};

export const likedBoards: Call<typeof boardLists.likedBoards> = {
  method: 'GET',
  path: '/api/group-boards/like',
  auth: 'user',
  paged: true,
};

export const myBoards: Call<typeof boardLists.myBoards> = {
  method: 'GET',
  path: '/api/group-boards/me',
  auth: 'user',
  paged: true,
};

export const joinedBoards: Call<typeof boardLists.joinedBoards> = {
  method: 'GET',
  path: '/api/group-boards/joined',
  auth: 'user',
  paged: true,
};

export const boardNews: TopicCall<typeof boardNewsTopics.boardNews> = { path: '/topic/board.:boardId' };

export const neighbourhoodNews: TopicCall<typeof boardNewsTopics.neighbourhoodNews> = {
  path: '/topic/boards.:row.:column',
};
