import type { AgreedTerms, BoardRow } from '../db/schema';

/** What of a purchase a follower agrees to by joining. */
export function agreedTo({
  name,
  quantity,
  latitude,
  longitude,
  deadline,
}: Pick<BoardRow, keyof AgreedTerms>): AgreedTerms {
  return { name, quantity, latitude, longitude, deadline };
}
