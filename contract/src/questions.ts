import * as z from 'zod/mini';
import { ANSWER_MAX, QUESTION_MAX } from './constants';
import { endpoint } from './endpoint';
import { boardIdParam } from './ids';
import { count, done, id, idParam, instant, text } from './shapes';

/** Asked before joining. Public once it is answered; nobody learns who asked. */
export const Question = z.object({
  id,
  text: z.string(),
  answer: z.nullable(z.string()),
  askedAt: instant,
  answeredAt: z.nullable(instant),
  /** The caller asked it. */
  mine: z.boolean(),
  /** The caller, as the leader, may still write or change the answer. */
  changeable: z.boolean(),
});
export type Question = z.infer<typeof Question>;

const boardParams = z.object({ boardId: boardIdParam });
const questionParams = z.object({ boardId: boardIdParam, questionId: idParam });

export const questions = endpoint({
  method: 'GET',
  path: '/api/group-boards/:boardId/questions',
  summary:
    'Lists what was asked about a group purchase: answered ones, newest answer first; of those that wait one’s own, for the leader all, and how many they are',
  auth: 'optional',
  params: boardParams,
  response: z.object({ answered: z.array(Question), waiting: z.array(Question), waits: count }),
  errors: ['BOARD_NOT_FOUND', 'BOARD_HELD'],
});

export const askQuestion = endpoint({
  method: 'POST',
  path: '/api/group-boards/:boardId/questions',
  summary: 'Asks the leader of a group purchase that can be joined now',
  auth: 'user',
  standing: 'active',
  params: boardParams,
  body: z.object({ text: text(1, QUESTION_MAX, `1~${QUESTION_MAX}자로 적어 주세요.`) }),
  response: Question,
  errors: [
    'SIGNUP_REQUIRED',
    'BOARD_NOT_FOUND',
    'BOARD_HELD',
    'OWN_BOARD',
    'ALREADY_JOINED',
    'BOARD_CLOSED',
    'BOARD_FULL',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
    'NOT_JOINABLE',
    'QUESTION_WAITS',
    'QUESTIONS_FULL',
  ],
  limit: { max: 10, seconds: 86_400 },
});

export const answerQuestion = endpoint({
  method: 'PUT',
  path: '/api/group-boards/:boardId/questions/:questionId/answer',
  summary: 'Answers a question; within five minutes the answer may be changed',
  auth: 'user',
  params: questionParams,
  body: z.object({ text: text(1, ANSWER_MAX, `1~${ANSWER_MAX}자로 적어 주세요.`) }),
  response: Question,
  errors: [
    'BOARD_NOT_FOUND',
    'NOT_LEADER',
    'QUESTION_NOT_FOUND',
    'ANSWER_STANDS',
    'BOARD_COMPLETED',
    'BOARD_CANCELLED',
  ],
  limit: { max: 60, seconds: 60 },
});

export const dropQuestion = endpoint({
  method: 'DELETE',
  path: '/api/group-boards/:boardId/questions/:questionId',
  summary: 'Takes one’s own question back while it waits',
  auth: 'user',
  params: questionParams,
  response: done,
  errors: ['QUESTION_NOT_FOUND'],
});
