import { CATEGORIES, LIST_LIMIT, type ProductCard } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Deps } from '../deps';
import { normalise } from '../korean/normalise';
import { type SearchStep, searchSteps } from '../korean/search-steps';
import { Refusal } from '../refusal';
import { toCard } from './catalogue';

/** More than anybody scrolls through; what a one-letter keyword may cost at the most. */
const CANDIDATES = 2_000;
const REMEMBERED = 3;
/** Coming back from a product asks again. */
const SAME_SEARCH_MS = 10 * 60_000;

type Page = { limit?: number; cursor?: string };

/** A category's name finds the category; anything else is matched against names, best first. */
export async function searchProducts(deps: Deps, userId: number, keyword: string, page: Page) {
  const { limit = LIST_LIMIT, cursor } = page;
  const offset = readOffset(cursor);
  const found = (await categoryNamed(deps, keyword)) ?? (await matching(deps, keyword));
  if (offset === 0) await rememberSearch(deps, userId, keyword, found);
  const items = found.slice(offset, offset + limit);
  return { items, next: offset + limit < found.length ? String(offset + limit) : null };
}

async function categoryNamed({ catalogue }: Deps, keyword: string): Promise<ProductCard[] | null> {
  const name = normalise(keyword);
  const category = CATEGORIES.find((each) => normalise(each.name) === name);
  if (!category) return null;
  return ((await catalogue()).shelves.get(category.id) ?? []).map(toCard);
}

async function matching(deps: Deps, keyword: string): Promise<ProductCard[]> {
  for (const step of searchSteps(keyword)) {
    const found = await attempt(deps, step);
    if (found.length > 0) return found;
  }
  return [];
}

async function attempt({ db, catalogue }: Deps, step: SearchStep): Promise<ProductCard[]> {
  const { rows } = await sql<{ id: number }>`
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
    .map(({ product }) => toCard(product));
}

/** The best few of what was found say what was meant. */
async function rememberSearch({ db, now }: Deps, userId: number, keyword: string, cards: ProductCard[]) {
  const found = cards.slice(0, REMEMBERED).map(({ id }) => id);
  const at = now();
  await sql`
    insert into product_searches (user_id, keyword, found, searched_at)
    select ${userId}, ${keyword}, ${found}::bigint[], ${at}::timestamptz
    where not exists (
      select from product_searches
      where user_id = ${userId} and keyword = ${keyword} and searched_at > ${new Date(at.getTime() - SAME_SEARCH_MS)}
    )`.execute(db);
}

function readOffset(cursor: string | undefined): number {
  if (cursor === undefined || cursor === '') return 0;
  if (!/^\d{1,6}$/.test(cursor)) throw new Refusal('INVALID_FIELDS', { cursor: '올바른 커서가 아니에요.' });
  return Number(cursor);
}
