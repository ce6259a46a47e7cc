import * as z from 'zod/mini';
import { BoardForm, BoardFormView, NewBoard } from './board-form';
import { BoardDetail } from './board-views';
import { endpoint } from './endpoint';
import { boardId, boardIdParam, roomId } from './ids';
import { done, Liked, seatsInput } from './shapes';

const boardParams = z.object({ boardId: boardIdParam });

export const boardDetail = endpoint({
  method: 'GET',
  path: '/api/group-boards/:boardId',
  summary: 'Reads one group purchase; visitors who are not signed in may read it too',
  auth: 'optional',
  params: boardParams,
  response: BoardDetail,
  errors: ['BOARD_NOT_FOUND', 'BOARD_HELD'],
  limit: { max: 600, seconds: 60 },
});

export const boardForm = endpoint({
  method: 'GET',
  path: '/api/group-boards/:boardId/edit',
  summary: 'Reads the form of a group purchase as its leader filled it in',
  auth: 'user',
  params: boardParams,
  response: BoardFormView,
  errors: ['BOARD_NOT_FOUND', 'NOT_LEADER'],
});

export const createBoard = endpoint({
  method: 'POST',
  path: '/api/group-boards',
  summary: 'Creates a group purchase and its chat room',
  auth: 'user',
  standing: 'active',
  body: NewBoard,
  response: z.object({ id: boardId, chatRoomId: roomId }),
  errors: [
    'PHONE_UNVERIFIED',
    'SIGNUP_REQUIRED',
    'ADDRESS_NOT_FOUND',
    'IMAGE_NOT_ALLOWED',
    'PRODUCT_NOT_FOUND',
    'WISH_NOT_FOUND',
    'WISH_OPENED',
    'WISH_FAR',
    'WISH_OTHER',
    'LEADER_LIMIT',
    'AGAIN_EARLY',
    'NOT_LEADER',
    'BOARD_NOT_FOUND',
    'BOARD_HELD',
  ],
  limit: { max: 20, seconds: 60 },
});

export const updateBoard = endpoint({
  method: 'PUT',
  path: '/api/group-boards/:boardId',
  summary: 'Edits a group purchase, within the terms its members agreed to',
  auth: 'user',
  standing: 'active',
  params: boardParams,
  body: BoardForm,
  response: z.object({ id: boardId, chatRoomId: roomId }),
  errors: [
    'BOARD_NOT_FOUND',
    'NOT_LEADER',
    'BOARD_IN_PROGRESS',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
    'SHARE_WOULD_RISE',
    'LEADER_LIMIT',
    'VERIFIED_LATE',
    'FIRST_RIGHT',
    'CATEGORY_FIXED',
    'ADDRESS_NOT_FOUND',
    'IMAGE_NOT_ALLOWED',
    'PRODUCT_NOT_FOUND',
  ],
  limit: { max: 20, seconds: 60 },
});

export const deleteBoard = endpoint({
  method: 'DELETE',
  path: '/api/group-boards/:boardId',
  summary: 'Deletes a group purchase; its members can still read the chat room',
  auth: 'user',
  params: boardParams,
  response: done,
  errors: ['BOARD_NOT_FOUND', 'NOT_LEADER', 'BOARD_IN_PROGRESS'],
});

export const likeBoard = endpoint({
  method: 'POST',
  path: '/api/group-boards/:boardId/like',
  summary: 'Likes a group purchase; repeating it changes nothing',
  auth: 'user',
  params: boardParams,
  response: Liked,
  errors: ['BOARD_NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});

export const unlikeBoard = endpoint({
  method: 'DELETE',
  path: '/api/group-boards/:boardId/like',
  summary: 'Removes the like from a group purchase; repeating it changes nothing',
  auth: 'user',
  params: boardParams,
  response: Liked,
  errors: ['BOARD_NOT_FOUND'],
  limit: { max: 60, seconds: 60 },
});

export const joinBoard = endpoint({
  method: 'POST',
  path: '/api/group-boards/:boardId/join',
  summary: 'Joins a group purchase and its chat room',
  auth: 'user',
  standing: 'active',
  params: boardParams,
  /** Left out: one seat. All of them or none. */
  body: z.optional(z.object({ seats: z.optional(seatsInput) })),
  response: BoardDetail,
  errors: [
    'SIGNUP_REQUIRED',
    'BOARD_NOT_FOUND',
    'SEATS_NOT_LEFT',
    'BOARD_CLOSED',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
    'BOARD_FULL',
    'BOARD_HELD',
    'NOT_JOINABLE',
    'ALREADY_JOINED',
    'OWN_BOARD',
    'JOIN_PAUSED',
    'FIRST_RIGHT',
    'VERIFY_FIRST',
    'VERIFY_FAR',
  ],
  limit: { max: 120, seconds: 60 },
});

export const cancelBoard = endpoint({
  method: 'POST',
  path: '/api/group-boards/:boardId/cancel',
  summary: 'Cancels a group purchase before the leader has bought; everyone who paid is refunded',
  auth: 'user',
  params: boardParams,
  response: BoardDetail,
  errors: ['BOARD_NOT_FOUND', 'NOT_LEADER', 'BOARD_NOT_CANCELLABLE', 'BOARD_COMPLETED', 'BOARD_CANCELLED'],
});
