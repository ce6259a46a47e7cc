import type { Call } from '../endpoint';
import type * as places from '../places';

export const searchPlaces: Call<typeof places.searchPlaces> = {
  method: 'GET',
  path: '/api/places/search',
  auth: 'public',
};

export const reversePlace: Call<typeof places.reversePlace> = {
  method: 'GET',
  path: '/api/places/reverse',
  auth: 'public',
};
