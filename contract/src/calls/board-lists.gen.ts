// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../board-lists';

export const joinedBoards: Call<typeof area.joinedBoards> = { method: 'GET', path: '/api/group-boards/joined', auth: 'user', paged: true };

export const likedBoards: Call<typeof area.likedBoards> = { method: 'GET', path: '/api/group-boards/like', auth: 'user', paged: true };

export const listBoards: Call<typeof area.listBoards> = { method: 'GET', path: '/api/group-boards', auth: 'user', paged: true };

export const listBoardsByCategory: Call<typeof area.listBoardsByCategory> = { method: 'GET', path: '/api/group-boards/categories/:categoryId', auth: 'user', paged: true };

export const myBoards: Call<typeof area.myBoards> = { method: 'GET', path: '/api/group-boards/me', auth: 'user', paged: true };

export const recommendBoards: Call<typeof area.recommendBoards> = { method: 'GET', path: '/api/group-boards/recommend', auth: 'user' };

export const searchBoards: Call<typeof area.searchBoards> = { method: 'GET', path: '/api/group-boards/search', auth: 'user', paged: true };

export const searchWords: Call<typeof area.searchWords> = { method: 'GET', path: '/api/group-boards/search-words', auth: 'user' };
