export type Point = { latitude: number; longitude: number };

/** An address and where it is. `detail` tells similar ones apart (neighbourhood, building); `approximate` is a good guess. */
export type Place = Point & { address: string; detail?: string; approximate?: boolean };

/** Two live adapters: the embedded gazetteer and Kakao Local. Addresses are in full, provinces by today's official name. */
export interface PlaceFinder {
  /** Best first; of equals the nearer one first. */
  search(query: string, limit: number, near?: Point): Promise<Place[]>;
  /** The road address at a point, else its neighbourhood, else null (at sea, abroad). */
  reverse(point: Point): Promise<Place | null>;
  /** Where an address is, or null when it is unknown. */
  geocode(address: string): Promise<Place | null>;
}
