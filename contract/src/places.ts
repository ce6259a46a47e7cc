import * as z from 'zod/mini';
import { endpoint } from './endpoint';
import { latitudeInput, longitudeInput, text, wholeNumber } from './shapes';

export const Place = z.object({
  address: z.string(),
  latitude: z.number(),
  longitude: z.number(),
  /** Tells similar addresses apart: the neighbourhood, the building. */
  detail: z.optional(z.string()),
});
export type Place = z.infer<typeof Place>;

export const searchPlaces = endpoint({
  method: 'GET',
  path: '/api/places/search',
  summary: 'Finds addresses that match the given words',
  auth: 'public',
  query: z.object({
    query: text(1, 100, '찾을 주소를 입력해 주세요.'),
    limit: z.optional(wholeNumber(1, 30, 'limit은 1에서 30 사이예요.')),
  }),
  response: z.array(Place),
  errors: [],
  limit: { max: 240, seconds: 60 },
});

export const reversePlace = endpoint({
  method: 'GET',
  path: '/api/places/reverse',
  summary: 'Finds the address of a point: the road address, else the land-lot address or district, else null',
  auth: 'public',
  query: z.object({ latitude: latitudeInput, longitude: longitudeInput }),
  response: z.object({ address: z.nullable(z.string()) }),
  errors: [],
  limit: { max: 240, seconds: 60 },
});
