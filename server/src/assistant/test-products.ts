import type { ProductId } from '@mungchi/contract';
import { searchTokens } from '../korean/search-tokens';
import type { TestApp } from '../test-app';
import { demoCatalogue } from './eval/load-set';

/** The demo catalogue in a test's database; returns id by name. */
export async function stockProducts({ db }: TestApp): Promise<Map<string, ProductId>> {
  const rows = demoCatalogue().products.map(
    ({ id, name, categoryId, subCategory, price, picture, keywords, traits }) => ({
      externalKey: `demo-${id}`,
      name,
      categoryId,
      subCategory,
      price,
      picture: JSON.stringify(picture),
      productUrl: 'https://example.org/',
      keywords: [...keywords],
      contains: [...traits.contains],
      freeOf: [...traits.freeOf],
      searchTokens: searchTokens(name, ...keywords),
      createdAt: new Date(),
    }),
  );
  const stored = await db.insertInto('products').values(rows).returning(['id', 'name']).execute();
  return new Map(stored.map(({ id, name }) => [name, id]));
}
