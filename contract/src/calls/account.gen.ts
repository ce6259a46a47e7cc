// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../account';

export const endAllSessions: Call<typeof area.endAllSessions> = { method: 'DELETE', path: '/api/users/sessions', auth: 'user' };

export const endSession: Call<typeof area.endSession> = { method: 'DELETE', path: '/api/users/sessions/:sessionId', auth: 'user' };

export const exportData: Call<typeof area.exportData> = { method: 'GET', path: '/api/users/export', auth: 'user' };

export const obligations: Call<typeof area.obligations> = { method: 'GET', path: '/api/users/obligations', auth: 'user' };

export const sessions: Call<typeof area.sessions> = { method: 'GET', path: '/api/users/sessions', auth: 'user' };

export const withdraw: Call<typeof area.withdraw> = { method: 'DELETE', path: '/api/users', auth: 'user' };
