import type { ProductId } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db } from '../db/schema';
import { searchTokens } from '../korean/search-tokens';

const PICTURE = { url: '/pictures/x.webp', width: 800, height: 800, color: '#ffffff', thumbhash: null, widths: [320] };

/** So many products, evenly over shelves and kinds; their ids, ascending. */
export async function insertProducts(db: Db, count: number): Promise<ProductId[]> {
  const ids: ProductId[] = [];
  for (let start = 0; start < count; start += 1000) {
    const numbers = Array.from({ length: Math.min(1000, count - start) }, (_, n) => start + n);
    const rows = await db
      .insertInto('products')
      .values(
        numbers.map((n) => ({
          externalKey: `test-${n}`,
          name: `물건 ${n}`,
          categoryId: 1 + (n % 4),
          subCategory: `종류 ${n % 20}`,
          price: 1000 + n,
          picture: JSON.stringify(PICTURE),
          productUrl: 'https://example.org/',
          createdAt: new Date(),
          keywords: [],
          searchTokens: searchTokens(`물건 ${n}`, `종류 ${n % 20}`),
        })),
      )
      .returning('id')
      .execute();
    ids.push(...rows.map(({ id }) => id));
  }
  await sql`analyze products`.execute(db);
  return ids;
}
