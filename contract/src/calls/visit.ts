import type { Call } from '../endpoint';
import type * as visit from '../visit';

export const findAreas: Call<typeof visit.findAreas> = {
  method: 'GET',
  path: '/api/visit/areas',
  auth: 'public',
};

export const busyAreas: Call<typeof visit.busyAreas> = {
  method: 'GET',
  path: '/api/visit/areas/busy',
  auth: 'public',
};

export const visitedArea: Call<typeof visit.visitedArea> = {
  method: 'GET',
  path: '/api/visit/area',
  auth: 'public',
};

export const visitBoards: Call<typeof visit.visitBoards> = {
  method: 'GET',
  path: '/api/visit/boards',
  auth: 'public',
  paged: true,
};

export const visitSearch: Call<typeof visit.visitSearch> = {
  method: 'GET',
  path: '/api/visit/boards/search',
  auth: 'public',
  paged: true,
};

export const visitShelves: Call<typeof visit.visitShelves> = {
  method: 'GET',
  path: '/api/visit/products',
  auth: 'public',
};

export const visitShelf: Call<typeof visit.visitShelf> = {
  method: 'GET',
  path: '/api/visit/products/categories/:categoryId',
  auth: 'public',
};

export const visitProducts: Call<typeof visit.visitProducts> = {
  method: 'GET',
  path: '/api/visit/products/search',
  auth: 'public',
  paged: true,
};

export const visitProduct: Call<typeof visit.visitProduct> = {
  method: 'GET',
  path: '/api/visit/products/:productId',
  auth: 'public',
};
