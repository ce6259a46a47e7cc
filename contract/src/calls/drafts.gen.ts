// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../drafts';

export const draft: Call<typeof area.draft> = { method: 'GET', path: '/api/drafts/:draftId', auth: 'user' };

export const drafts: Call<typeof area.drafts> = { method: 'GET', path: '/api/drafts', auth: 'user' };

export const dropDraft: Call<typeof area.dropDraft> = { method: 'DELETE', path: '/api/drafts/:draftId', auth: 'user' };

export const saveDraft: Call<typeof area.saveDraft> = { method: 'PUT', path: '/api/drafts/:draftId', auth: 'user' };
