import { type ProductCard, RECOMMENDATIONS, type UserId } from '@mungchi/contract';
import type { Deps } from '../deps';
import { readSignals } from './read-signals';
import { rankForTaste } from './taste-rules';
import { withHearts } from './with-hearts';

/** Eight products for this person. */
export async function recommendProducts(deps: Deps, userId: UserId): Promise<ProductCard[]> {
  const [catalogue, signals] = await Promise.all([deps.catalogue(), readSignals(deps, userId)]);
  return withHearts(deps, userId, rankForTaste(catalogue.products, signals, RECOMMENDATIONS));
}
