// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../questions';

export const answerQuestion: Call<typeof area.answerQuestion> = { method: 'PUT', path: '/api/group-boards/:boardId/questions/:questionId/answer', auth: 'user' };

export const askQuestion: Call<typeof area.askQuestion> = { method: 'POST', path: '/api/group-boards/:boardId/questions', auth: 'user' };

export const dropQuestion: Call<typeof area.dropQuestion> = { method: 'DELETE', path: '/api/group-boards/:boardId/questions/:questionId', auth: 'user' };

export const questions: Call<typeof area.questions> = { method: 'GET', path: '/api/group-boards/:boardId/questions', auth: 'optional' };
