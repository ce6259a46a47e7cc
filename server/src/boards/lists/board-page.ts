import { type BoardId, boardDetail, limitOf } from '@mungchi/contract';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Deps } from '../../deps';
import { heldTo } from '../../http/limits';
import { webOrigin } from '../../http/origin';
import { Refusal } from '../../refusal';
import { boardHead } from '../board-head';
import { readBoard } from '../read-board';

/** The HTML page of a group purchase, with the metadata for messengers and search engines in its head. */
export function boardPage(app: FastifyInstance, deps: Deps): void {
  const options = { config: { rateLimit: heldTo(deps, limitOf(boardDetail)) } };
  app.get<{ Params: { boardId: string } }>('/gonggu/list/:boardId', options, async (request, reply) => {
    const head = await headOf(deps, request, request.params.boardId);
    return head === null ? app.page(reply, { status: 404 }) : app.page(reply, { head });
  });
}

async function headOf(
  deps: Deps,
  request: FastifyRequest,
  boardId: string,
): Promise<ReturnType<typeof boardHead> | null> {
  if (!/^[1-9]\d{0,14}$/.test(boardId)) return null;
  try {
    const { board } = await readBoard(deps, null, Number(boardId) as BoardId);
    return boardHead(board, webOrigin(deps.config, request));
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'BOARD_NOT_FOUND' || error.code === 'BOARD_HELD')) return null;
    throw error;
  }
}
