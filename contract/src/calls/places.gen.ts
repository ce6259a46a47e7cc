// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../places';

export const reversePlace: Call<typeof area.reversePlace> = { method: 'GET', path: '/api/places/reverse', auth: 'public' };

export const searchPlaces: Call<typeof area.searchPlaces> = { method: 'GET', path: '/api/places/search', auth: 'public' };
