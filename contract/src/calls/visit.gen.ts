// Generated from the files beside it by `npm run generate`; `npm run check` compares.
import type { Call } from '../endpoint';
import type * as area from '../visit';

export const busyAreas: Call<typeof area.busyAreas> = { method: 'GET', path: '/api/visit/areas/busy', auth: 'public' };

export const findAreas: Call<typeof area.findAreas> = { method: 'GET', path: '/api/visit/areas', auth: 'public' };

export const visitBoards: Call<typeof area.visitBoards> = { method: 'GET', path: '/api/visit/boards', auth: 'public', paged: true };

export const visitProduct: Call<typeof area.visitProduct> = { method: 'GET', path: '/api/visit/products/:productId', auth: 'public' };

export const visitProducts: Call<typeof area.visitProducts> = { method: 'GET', path: '/api/visit/products/search', auth: 'public', paged: true };

export const visitSearch: Call<typeof area.visitSearch> = { method: 'GET', path: '/api/visit/boards/search', auth: 'public', paged: true };

export const visitShelf: Call<typeof area.visitShelf> = { method: 'GET', path: '/api/visit/products/categories/:categoryId', auth: 'public' };

export const visitShelves: Call<typeof area.visitShelves> = { method: 'GET', path: '/api/visit/products', auth: 'public' };

export const visitedArea: Call<typeof area.visitedArea> = { method: 'GET', path: '/api/visit/area', auth: 'public' };
