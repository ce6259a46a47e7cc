import type * as draftFile from '../drafts';
import type { Call } from '../endpoint';

export const drafts: Call<typeof draftFile.drafts> = { method: 'GET', path: '/api/drafts', auth: 'user' };

export const draft: Call<typeof draftFile.draft> = { method: 'GET', path: '/api/drafts/:draftId', auth: 'user' };

export const saveDraft: Call<typeof draftFile.saveDraft> = {
  method: 'PUT',
  path: '/api/drafts/:draftId',
  auth: 'user',
};

export const dropDraft: Call<typeof draftFile.dropDraft> = {
  method: 'DELETE',
  path: '/api/drafts/:draftId',
  auth: 'user',
};
