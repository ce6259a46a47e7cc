import { parse } from 'csv-parse/sync';
import * as z from 'zod';
import { readAttributes } from './attribute-rules';
import { readTraitCells } from './read-trait-cells';

/** A valid line of a catalogue file. */
export type ProductLine = z.output<typeof Line> & { line: number };

export type ProductFile = { lines: ProductLine[]; problems: string[] };

const COLUMNS = [
  'external_key',
  'name',
  'category_id',
  'subcategory',
  'price',
  'picture_key',
  'product_url',
  'keywords',
];

/** Parses a catalogue file. Every invalid row is reported with its line number; a file with any is not imported. */
export function readProductFile(text: string): ProductFile {
  let rows: { info: { lines: number; error?: Error }; record: Record<string, string> }[];
  try {
    rows = parse(text, {
      columns: true,
      bom: true,
      trim: true,
      info: true,
      skip_empty_lines: true,
      relax_column_count: true,
    }) as unknown as typeof rows;
  } catch (error) {
    return { lines: [], problems: [`The file is not readable CSV: ${(error as Error).message}`] };
  }
  const missing = COLUMNS.filter((column) => rows[0] && !(column in rows[0].record));
  if (rows.length === 0) return { lines: [], problems: ['The file has no rows.'] };
  if (missing.length > 0) return { lines: [], problems: [`Columns missing: ${missing.join(', ')}`] };

  const lines: ProductLine[] = [];
  const problems: string[] = [];
  const firstSeen = new Map<string, number>();
  for (const { info, record } of rows) {
    if (info.error) {
      problems.push(`line ${info.lines}: has more or fewer columns than the first line`);
      continue;
    }
    const parsed = Line.safeParse(record);
    if (!parsed.success) {
      problems.push(
        `line ${info.lines}: ${parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join('; ')}`,
      );
      continue;
    }
    const earlier = firstSeen.get(parsed.data.externalKey);
    if (earlier !== undefined) {
      problems.push(`line ${info.lines}: external_key ${parsed.data.externalKey} stands in line ${earlier} already`);
      continue;
    }
    firstSeen.set(parsed.data.externalKey, info.lines);
    lines.push({ ...parsed.data, line: info.lines });
  }
  return { lines, problems };
}

/** Control characters are invisible and break parsers. */
const plain = (max: number) =>
  z
    .string()
    .max(max, `is longer than ${max} characters`)
    .regex(/^\P{Cc}*$/u, 'has control characters');
const filled = (max: number) => plain(max).min(1, 'is empty');

const Line = z
  .object({
    external_key: filled(80),
    name: filled(120),
    category_id: z.coerce
      .number('must be 1 to 4')
      .int('must be 1 to 4')
      .min(1, 'must be 1 to 4')
      .max(4, 'must be 1 to 4'),
    subcategory: filled(40),
    price: z.coerce
      .number('must be whole won')
      .int('must be whole won')
      .min(1, 'must be above 0')
      .max(100_000_000, 'is too high'),
    /** A key of our own set, an https address, or a file beside this one. */
    picture_key: filled(500),
    product_url: z
      .url({ protocol: /^https?$/, error: 'must be an http address' })
      .max(2000, 'is longer than 2000 characters'),
    keywords: plain(500),
    /** Optional; without them the ingredients are unknown. */
    allergens: plain(200).default(''),
    properties: plain(200).default(''),
  })
  .check(({ value, issues }) => {
    if (readTraitCells(value.allergens, value.properties)) return;
    issues.push({
      code: 'custom',
      input: value,
      path: ['allergens, properties'],
      message: 'have a word that is not known',
    });
  })
  .transform((line) => ({
    ...line,
    words: line.keywords
      .split(/[|;,]/)
      .map((keyword) => keyword.trim())
      .filter(Boolean),
  }))
  .transform((line) => ({
    externalKey: line.external_key,
    name: line.name,
    categoryId: line.category_id,
    subCategory: line.subcategory,
    price: line.price,
    pictureKey: line.picture_key,
    productUrl: line.product_url,
    keywords: line.words,
    traits: readTraitCells(line.allergens, line.properties)!,
    attributes: readAttributes(line.name, line.words),
  }));
