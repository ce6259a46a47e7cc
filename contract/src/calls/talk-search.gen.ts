// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../talk-search';

export const searchTalk: Call<typeof area.searchTalk> = { method: 'GET', path: '/api/chat/rooms/:chatRoomId/search', auth: 'user' };
