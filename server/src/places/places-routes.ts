import { reversePlace, searchPlaces } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';

const RESULTS = 10;

export function placeRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, searchPlaces, async ({ query }) => {
    const found = await deps.places.search(query.query, query.limit ?? RESULTS);
    return found.map(({ address, latitude, longitude, detail }) => ({
      address,
      latitude,
      longitude,
      ...(detail && { detail }),
    }));
  });

  route(app, deps, reversePlace, async ({ query }) => {
    const place = await deps.places.reverse(query);
    return { address: place?.address ?? null };
  });
}
