import type { Picture } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../db/schema';
import { transact } from '../db/transaction';
import { searchTokens } from '../korean/search-tokens';
import type { ProductLine } from './product-file';

const BATCH = 200;

export type ImportOptions = {
  at: Date;
  pictureOf(line: ProductLine): Picture;
  onProgress?: (done: number, of: number) => void;
};

export type Imported = { added: number; changed: number; unchanged: number };

/** Stores a catalogue file, all or nothing. Lines are matched by external key, so the import is idempotent. */
export function importProducts(db: Db, lines: readonly ProductLine[], options: ImportOptions): Promise<Imported> {
  return transact(db, (tx) => writeProducts(tx, lines, options));
}

/** The same in the caller's transaction. */
export async function writeProducts(
  tx: Tx,
  lines: readonly ProductLine[],
  { at, pictureOf, onProgress }: ImportOptions,
): Promise<Imported> {
  const result: Imported = { added: 0, changed: 0, unchanged: 0 };
  for (let start = 0; start < lines.length; start += BATCH) {
    const batch = lines.slice(start, start + BATCH);
    const written = await tx
      .insertInto('products')
      .values(
        batch.map((line) => ({
          externalKey: line.externalKey,
          name: line.name,
          categoryId: line.categoryId,
          subCategory: line.subCategory,
          price: line.price,
          picture: JSON.stringify(pictureOf(line)),
          productUrl: line.productUrl,
          createdAt: at,
          keywords: line.keywords,
          contains: [...line.traits.contains],
          freeOf: [...line.traits.freeOf],
          attributesHas: [...line.attributes.has],
          attributesLacks: [...line.attributes.lacks],
          searchTokens: searchTokens(line.name, [line.subCategory, ...line.keywords].join(' ')),
        })),
      )
      .onConflict((conflict) =>
        conflict
          .column('externalKey')
          .doUpdateSet((eb) => ({
            name: eb.ref('excluded.name'),
            categoryId: eb.ref('excluded.categoryId'),
            subCategory: eb.ref('excluded.subCategory'),
            price: eb.ref('excluded.price'),
            picture: eb.ref('excluded.picture'),
            productUrl: eb.ref('excluded.productUrl'),
            keywords: eb.ref('excluded.keywords'),
            contains: eb.ref('excluded.contains'),
            freeOf: eb.ref('excluded.freeOf'),
            attributesHas: eb.ref('excluded.attributesHas'),
            attributesLacks: eb.ref('excluded.attributesLacks'),
            searchTokens: eb.ref('excluded.searchTokens'),
          }))
          .where(
            sql<boolean>`(products.name, products.category_id, products.sub_category, products.price, products.picture,
                products.product_url, products.keywords, products.contains, products.free_of,
                products.attributes_has, products.attributes_lacks, products.search_tokens) is distinct from
                (excluded.name, excluded.category_id, excluded.sub_category, excluded.price, excluded.picture,
                excluded.product_url, excluded.keywords, excluded.contains, excluded.free_of,
                excluded.attributes_has, excluded.attributes_lacks, excluded.search_tokens)`,
          ),
      )
      .returning(sql<boolean>`xmax = 0`.as('isNew'))
      .execute();
    const added = written.filter(({ isNew }) => isNew).length;
    result.added += added;
    result.changed += written.length - added;
    result.unchanged += batch.length - written.length;
    onProgress?.(start + batch.length, lines.length);
  }
  return result;
}
