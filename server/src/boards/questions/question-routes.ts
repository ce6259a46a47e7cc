import * as contract from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { route } from '../../http/route';
import { answerQuestion } from './answer-question';
import { askQuestion } from './ask-question';
import { dropQuestion } from './drop-question';
import { listQuestions } from './list-questions';

export function questionRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, contract.questions, ({ userId, params }) => listQuestions(deps, userId, params.boardId));
  route(app, deps, contract.askQuestion, ({ userId, params, body }) =>
    askQuestion(deps, userId, params.boardId, body.text),
  );
  route(app, deps, contract.answerQuestion, ({ userId, params, body }) =>
    answerQuestion(deps, userId, params, body.text),
  );
  route(app, deps, contract.dropQuestion, async ({ userId, params }) => {
    await dropQuestion(deps, userId, params);
    return { ok: true as const };
  });
}
