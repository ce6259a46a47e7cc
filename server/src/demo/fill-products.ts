import { readFileSync } from 'node:fs';
import type { ProductId } from '@mungchi/contract';
import type { Tx } from '../db/schema';
import { writeProducts } from '../products/import-products';
import { readProductFile } from '../products/product-file';
import { serverFile } from '../server-folder';
import { demoPicture } from './demo-pictures';

/** The catalogue, by external key. */
export async function fillProducts(tx: Tx, now: Date): Promise<ReadonlyMap<string, ProductId>> {
  const { lines, problems } = readProductFile(readFileSync(serverFile('data/demo/products.csv'), 'utf8'));
  if (problems.length > 0) throw new Error(`The demo catalogue has problems:\n${problems.join('\n')}`);
  await writeProducts(tx, lines, { at: now, pictureOf: (line) => demoPicture(line.pictureKey) });
  const rows = await tx.selectFrom('products').select(['id', 'externalKey']).execute();
  return new Map(rows.map((row) => [row.externalKey, row.id]));
}
