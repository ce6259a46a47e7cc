// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../boards';

export const boardDetail: Call<typeof area.boardDetail> = { method: 'GET', path: '/api/group-boards/:boardId', auth: 'optional' };

export const boardForm: Call<typeof area.boardForm> = { method: 'GET', path: '/api/group-boards/:boardId/edit', auth: 'user' };

export const cancelBoard: Call<typeof area.cancelBoard> = { method: 'POST', path: '/api/group-boards/:boardId/cancel', auth: 'user' };

export const createBoard: Call<typeof area.createBoard> = { method: 'POST', path: '/api/group-boards', auth: 'user' };

export const deleteBoard: Call<typeof area.deleteBoard> = { method: 'DELETE', path: '/api/group-boards/:boardId', auth: 'user' };

export const joinBoard: Call<typeof area.joinBoard> = { method: 'POST', path: '/api/group-boards/:boardId/join', auth: 'user' };

export const likeBoard: Call<typeof area.likeBoard> = { method: 'POST', path: '/api/group-boards/:boardId/like', auth: 'user' };

export const unlikeBoard: Call<typeof area.unlikeBoard> = { method: 'DELETE', path: '/api/group-boards/:boardId/like', auth: 'user' };

export const updateBoard: Call<typeof area.updateBoard> = { method: 'PUT', path: '/api/group-boards/:boardId', auth: 'user' };
