import * as z from 'zod/mini';
import { id, idInput, idParam } from './shapes';

/** Ids of different things do not stand for each other: swapped arguments do not compile. A branded id is still a number. */
export const userId = id.brand<'UserId'>();
export const userIdParam = idParam.brand<'UserId'>();
export type UserId = z.output<typeof userIdParam>;

export const boardId = id.brand<'BoardId'>();
export const boardIdParam = idParam.brand<'BoardId'>();
export const boardIdInput = idInput.brand<'BoardId'>();
export type BoardId = z.output<typeof boardIdParam>;

/** A group purchase and its chat room have one id. */
export const roomId = boardId;
export const roomIdParam = boardIdParam;
export type RoomId = BoardId;

export const participantId = id.brand<'ParticipantId'>();
export const participantIdInput = idInput.brand<'ParticipantId'>();
export const participantIdParam = idParam.brand<'ParticipantId'>();
export type ParticipantId = z.output<typeof participantIdParam>;

export const productId = id.brand<'ProductId'>();
export const productIdParam = idParam.brand<'ProductId'>();
export const productIdInput = idInput.brand<'ProductId'>();
export type ProductId = z.output<typeof productIdParam>;

export const wishId = id.brand<'WishId'>();
export const wishIdParam = idParam.brand<'WishId'>();
export const wishIdInput = idInput.brand<'WishId'>();
export type WishId = z.output<typeof wishIdParam>;

export const disputeId = id.brand<'DisputeId'>();
export const disputeIdParam = idParam.brand<'DisputeId'>();
export type DisputeId = z.output<typeof disputeIdParam>;

/** A poll of meeting times. */
export const pollId = id.brand<'PollId'>();
export const pollIdParam = idParam.brand<'PollId'>();
export type PollId = z.output<typeof pollIdParam>;

export const payoutId = id.brand<'PayoutId'>();
export const payoutIdParam = idParam.brand<'PayoutId'>();
export type PayoutId = z.output<typeof payoutIdParam>;

export const reportId = id.brand<'ReportId'>();
export const reportIdParam = idParam.brand<'ReportId'>();
export type ReportId = z.output<typeof reportIdParam>;

export const roomParams = z.object({ chatRoomId: roomIdParam });
