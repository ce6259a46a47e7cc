import * as z from 'zod';
import type { Place, PlaceFinder, Point } from './place';
import { withOfficialProvince } from './provinces';

const TIMEOUT_MS = 2_500;
/** The service's maximum page size. */
const LARGEST_PAGE = 30;

const Road = z.object({
  address_name: z.string(),
  region_3depth_name: z.string().default(''),
  building_name: z.string().default(''),
});
const Lot = z.object({ address_name: z.string() });
const Found = z.object({
  documents: z.array(
    z.object({
      address_name: z.string(),
      x: z.string(),
      y: z.string(),
      road_address: Road.nullish(),
      address: Lot.nullish(),
    }),
  ),
});
const At = z.object({ documents: z.array(z.object({ road_address: Road.nullish(), address: Lot.nullish() })) });

export type KakaoOptions = { restKey: string; url: string };

/** Kakao Local. Failures are thrown; the caller decides on the fallback. */
export function kakaoFinder({ restKey, url }: KakaoOptions): PlaceFinder {
  async function ask<S extends z.ZodType>(
    answer: S,
    path: string,
    query: Record<string, string>,
  ): Promise<z.output<S>> {
    const response = await fetch(`${url}${path}?${new URLSearchParams(query).toString()}`, {
      headers: { authorization: `KakaoAK ${restKey}` },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (!response.ok) throw new Error(`Kakao Local answered ${response.status}`);
    return answer.parse(await response.json());
  }

  async function find(query: string, size: number): Promise<Place[]> {
    const { documents } = await ask(Found, '/v2/local/search/address.json', { query, size: String(size) });
    return documents.map((document) => ({
      ...described(document.road_address, document.road_address?.address_name ?? document.address_name),
      latitude: Number(document.y),
      longitude: Number(document.x),
    }));
  }

  return {
    async search(query, limit) {
      return (await find(query, Math.min(limit, LARGEST_PAGE))).slice(0, limit);
    },
    async reverse(point: Point) {
      const { documents } = await ask(At, '/v2/local/geo/coord2address.json', {
        x: String(point.longitude),
        y: String(point.latitude),
      });
      const address = documents[0]?.road_address?.address_name ?? documents[0]?.address?.address_name;
      return address ? { ...described(documents[0]?.road_address, address), ...point } : null;
    },
    async geocode(address) {
      return (await find(address, 1))[0] ?? null;
    },
  };
}

function described(road: z.output<typeof Road> | null | undefined, address: string) {
  const detail = [road?.region_3depth_name, road?.building_name].filter(Boolean).join(' · ');
  return { address: withOfficialProvince(address), ...(detail && { detail }) };
}
