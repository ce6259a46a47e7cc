import { CATEGORIES, LIST_LIMIT, type ProductCard, type UserId } from '@mungchi/contract';
import { sql } from 'kysely';
import { WRITER } from '../db/lock-writer';
import { PREPARED } from '../db/prepared';
import type { Deps } from '../deps';
import { type Page, readOffset, sliceOf } from '../http/cursor';
import { normalise } from '../korean/normalise';
import { type SearchStep, searchSteps } from '../korean/search-steps';
import type { CatalogueProduct } from './catalogue';
import { RecentSearches, SAME_SEARCH_MS } from './recent-searches';
import { withHearts } from './with-hearts';

/** More than anyone scrolls through; bounds the cost of a one-letter keyword. */
const CANDIDATES = 2_000;
const REMEMBERED = 3;

type Found = { items: ProductCard[]; next: string | null };

/** A category's name finds the category; anything else is matched against names, best first. */
export function productSearch(
  deps: Deps,
): (reading: Deps, userId: UserId | null, keyword: string, page: Page) => Promise<Found> {
  const recent = new RecentSearches();
  return async (reading, userId, keyword, { limit = LIST_LIMIT, cursor }) => {
    const offset = readOffset(cursor);
    const found = (await categoryNamed(reading, keyword)) ?? (await matching(reading, keyword));
    if (userId !== null && offset === 0 && recent.isNew(userId, keyword, deps.now()))
      await rememberSearch(deps, userId, keyword, found);
    const { shown, next } = sliceOf(found, limit, offset);
    return { items: await withHearts(reading, userId, shown), next };
  };
}

const CATEGORY_IDS = new Map(CATEGORIES.map(({ id, name }) => [normalise(name), id]));

async function categoryNamed({ catalogue }: Deps, keyword: string): Promise<readonly CatalogueProduct[] | null> {
  const category = CATEGORY_IDS.get(normalise(keyword));
  return category === undefined ? null : ((await catalogue()).shelves.get(category) ?? []);
}

async function matching(deps: Deps, keyword: string): Promise<readonly CatalogueProduct[]> {
  for (const step of searchSteps(keyword)) {
    const found = await attempt(deps, step);
    if (found.length > 0) return found;
  }
  return [];
}

async function attempt({ db, catalogue }: Deps, step: SearchStep): Promise<CatalogueProduct[]> {
  // A fuzzy query's SQL depends on the word, so it is not prepared.
  const { rows } = await sql<{ id: number }>`${step.anyOf.length === 1 ? PREPARED : sql``}
    select id from products
    where ${sql.join(
      step.anyOf.map((all) => sql`search_tokens @> ${all}::text[]`),
      sql` or `,
    )}
    order by id desc
    limit ${CANDIDATES}`.execute(db);
  const { byId } = await catalogue();
  return rows
    .flatMap(({ id }) => {
      const product = byId.get(id);
      const rank = product ? step.rank(product.fields) : null;
      return product && rank !== null ? [{ product, rank }] : [];
    })
    .sort((a, b) => b.rank - a.rank || b.product.likeCount - a.product.likeCount || b.product.id - a.product.id)
    .map(({ product }) => product);
}

/** The top few results stand for the intent of the search. */
async function rememberSearch({ db, now }: Deps, userId: UserId, keyword: string, hits: readonly CatalogueProduct[]) {
  const found = hits.slice(0, REMEMBERED).map(({ id }) => id);
  const at = now();
  await sql`${PREPARED}
    insert into product_searches (user_id, keyword, found, searched_at)
    select writer.id, ${keyword}::text, ${found}::bigint[], ${at}::timestamptz from ${WRITER(userId)}
    where not exists (
      select from product_searches
      where user_id = ${userId} and keyword = ${keyword} and searched_at > ${new Date(at.getTime() - SAME_SEARCH_MS)}
    )`.execute(db);
}
