import { type BoardDetail, type BoardId, boardDetail, limitOf } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { heldTo } from '../../http/limits';
import { webOrigin } from '../../http/origin';
import { neighbourhoodAt } from '../../places/neighbourhood-at';
import { Refusal } from '../../refusal';
import { boardHead } from '../board-head';
import { readBoard } from '../read-board';
import { asVisitorsSee } from '../visitor-rules';

/** The HTML page of a group purchase as visitors see it, with the metadata for messengers and search engines in its head. */
export function boardPage(app: FastifyInstance, deps: Deps): void {
  const options = { config: { rateLimit: heldTo(deps, limitOf(boardDetail)) } };
  app.get<{ Params: { boardId: string } }>('/gonggu/list/:boardId', options, async (request, reply) => {
    const board = await boardOf(deps, request.params.boardId);
    if (board === null) return app.page(reply, { status: 404 });
    const { id: boardId } = board;
    const answer = asVisitorsSee(board, neighbourhoodAt(board));
    const head = boardHead(board, answer.location, webOrigin(deps.config, request));
    return app.page(reply, { head, answers: [{ endpoint: boardDetail, params: { boardId }, answer }] });
  });
}

async function boardOf(deps: Deps, boardId: string): Promise<BoardDetail | null> {
  if (!/^[1-9]\d{0,14}$/.test(boardId)) return null;
  try {
    return (await readBoard(deps, null, Number(boardId) as BoardId)).board;
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'BOARD_NOT_FOUND' || error.code === 'BOARD_HELD')) return null;
    throw error;
  }
}
