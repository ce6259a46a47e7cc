import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import { StartRefusal } from '../start-refusal';

const FILE = 'manifest.json';

/** What a backup says about itself. Written last: a folder without it is not a backup. */
const manifest = z.object({
  format: z.literal(1),
  takenAt: z.string(),
  /** Those the data was written under. */
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })),
  tables: z.array(
    z.object({
      schema: z.string(),
      name: z.string(),
      columns: z.array(z.string()),
      rows: z.int(),
      /** Of the packed file. */
      sha256: z.string(),
    }),
  ),
  sequences: z.array(z.object({ schema: z.string(), name: z.string(), value: z.string() })),
  /** Account and won, over all books. */
  ledger: z.array(z.object({ account: z.string(), won: z.string() })),
  /** Files, by their names. */
  pictures: z.object({ names: z.array(z.string()), missing: z.array(z.string()) }),
});

export type Manifest = z.infer<typeof manifest>;

export const manifestFile = (folder: string) => path.join(folder, FILE);
export const tableFolder = (folder: string) => path.join(folder, 'tables');
export const tableFile = (folder: string, { schema, name }: { schema: string; name: string }) =>
  path.join(tableFolder(folder), `${schema}.${name}.gz`);
export const pictureFolder = (folder: string) => path.join(folder, 'pictures');
export const pictureFile = (folder: string, name: string) => path.join(pictureFolder(folder), name);

export async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(manifestFile(folder), 'utf8').catch(() => {
    throw new StartRefusal(`${folder} is not a whole backup: it has no ${FILE}.`);
  });
  const parsed = manifest.safeParse(JSON.parse(text));
  if (!parsed.success) throw new StartRefusal(`${manifestFile(folder)} was written by another version of the product.`);
  return parsed.data;
}
