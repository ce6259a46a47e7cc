import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { readRoute } from '../http/read-route';
import { route } from '../http/route';
import { endRepeat, saveRepeat } from './again/save-repeat';
import { answerChange } from './changes/answer-change';
import { updateBoard } from './changes/update-board';
import { createBoard } from './create-board';
import { deleteBoard } from './delete-board';
import { likeBoard } from './like-board';
import { boardPage } from './lists/board-page';
import { listJoinedBoards, listLikedBoards, listMyBoards } from './lists/list-own-boards';
import { listProductBoards } from './lists/list-product-boards';
import { listReaders } from './lists/list-readers';
import { listSearchWords } from './lists/list-search-words';
import { nearbyLists } from './lists/nearby-lists';
import { boardSearch } from './lists/search-boards';
import { sendListPage } from './lists/send-page';
import { recommendBoards } from './picks/recommend-boards';
import { readBoardForm } from './read-board-form';
import { joinBoard } from './seats/join-board';
import { keepSeat, offerSeat } from './seats/offer-seat';
import { takeRest } from './seats/take-rest';
import { undoJoin } from './seats/undo-join';
import { stopWaiting, waitForSeat } from './seats/wait-for-seat';
import { viewBoard } from './view-board';

export function boardRoutes(app: FastifyInstance, deps: Deps): void {
  boardPage(app, deps);
  const readerOf = listReaders(deps);
  const listNearby = nearbyLists(deps, readerOf);
  readRoute(app, deps, contract.listBoards, async ({ db }, call) => {
    const nearby = await listNearby(db, call.userId, call.query);
    call.nextCursor(nearby.next);
    return sendListPage(deps, contract.listBoards, call.reply, nearby);
  });
  readRoute(app, deps, contract.listBoardsByCategory, async ({ db }, call) => {
    const nearby = await listNearby(db, call.userId, { ...call.query, categoryId: call.params.categoryId });
    call.nextCursor(nearby.next);
    return sendListPage(deps, contract.listBoardsByCategory, call.reply, nearby);
  });
  readRoute(app, deps, contract.recommendBoards, (reading, { userId }) => recommendBoards(reading, userId));
  const searchBoards = boardSearch(readerOf);
  readRoute(app, deps, contract.searchBoards, async (reading, call) =>
    page(call, await searchBoards(reading, call.userId, call.query)),
  );
  readRoute(app, deps, contract.searchWords, (reading, { userId, query }) => listSearchWords(reading, userId, query));
  readRoute(app, deps, contract.productBoards, async (reading, call) =>
    page(call, await listProductBoards(reading, call.userId, call.params.productId, call.query)),
  );
  readRoute(app, deps, contract.likedBoards, async (reading, call) =>
    page(call, await listLikedBoards(reading, call.userId, call.query)),
  );
  readRoute(app, deps, contract.myBoards, async (reading, call) =>
    page(call, await listMyBoards(reading, call.userId, call.query)),
  );
  readRoute(app, deps, contract.joinedBoards, async (reading, call) =>
    page(call, await listJoinedBoards(reading, call.userId, call.query)),
  );
  route(app, deps, contract.boardDetail, ({ userId, params }) => viewBoard(deps, userId, params.boardId));
  route(app, deps, contract.boardForm, ({ userId, params }) => readBoardForm(deps, userId, params.boardId));
  route(app, deps, contract.createBoard, async ({ userId, body }) => {
    const id = await createBoard(deps, userId, body);
    return { id, chatRoomId: id };
  });
  route(app, deps, contract.updateBoard, async ({ userId, params, body }) => {
    await updateBoard(deps, userId, params.boardId, body);
    return { id: params.boardId, chatRoomId: params.boardId };
  });
  route(app, deps, contract.deleteBoard, async ({ userId, params }) => {
    await deleteBoard(deps, userId, params.boardId);
    return { ok: true as const };
  });
  route(app, deps, contract.saveRepeat, ({ userId, params, body }) => saveRepeat(deps, userId, params.boardId, body));
  route(app, deps, contract.endRepeat, async ({ userId, params }) => {
    await endRepeat(deps, userId, params.boardId);
    return { ok: true as const };
  });
  route(app, deps, contract.likeBoard, ({ userId, params }) => likeBoard(deps, userId, params.boardId, true));
  route(app, deps, contract.unlikeBoard, ({ userId, params }) => likeBoard(deps, userId, params.boardId, false));
  route(app, deps, contract.joinWaitlist, ({ userId, params }) => waitForSeat(deps, userId, params.boardId));
  route(app, deps, contract.leaveWaitlist, ({ userId, params }) => stopWaiting(deps, userId, params.boardId));
  route(app, deps, contract.undoJoin, ({ userId, params }) => undoJoin(deps, userId, params.boardId));
  route(app, deps, contract.takeRest, ({ userId, params }) => takeRest(deps, userId, params.boardId));
  route(app, deps, contract.handOn, ({ userId, params }) => offerSeat(deps, userId, params.chatRoomId));
  route(app, deps, contract.keepSeat, ({ userId, params }) => keepSeat(deps, userId, params.chatRoomId));
  route(app, deps, contract.answerChange, async ({ userId, params, body }) => {
    await answerChange(deps, userId, params.chatRoomId, body.stay);
    return { ok: true as const };
  });
  route(app, deps, contract.joinBoard, ({ userId, params, body }) =>
    joinBoard(deps, userId, params.boardId, body?.seats),
  );
}

type Cards<Card> = { cards: Card[]; next: string | null };

function page<Card>(call: { nextCursor(cursor: string | null): void }, { cards, next }: Cards<Card>): Card[] {
  call.nextCursor(next);
  return cards;
}
