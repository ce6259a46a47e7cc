// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../identities';

export const identities: Call<typeof area.identities> = { method: 'GET', path: '/api/users/identities', auth: 'user' };

export const linkIdentity: Call<typeof area.linkIdentity> = { method: 'POST', path: '/api/users/identities/:provider', auth: 'user' };

export const unlinkIdentity: Call<typeof area.unlinkIdentity> = { method: 'DELETE', path: '/api/users/identities/:provider', auth: 'user' };
