import { CATEGORIES, type Picture, type ProductCard, type ProductId } from '@mungchi/contract';
import type { Db } from '../db/schema';
import { type Searchable, searchable } from '../korean/searchable';
import { type Attribute, type Attributes, NO_ATTRIBUTES } from './attribute-rules';
import { type Trait, type Traits, UNKNOWN_TRAITS } from './trait-rules';

/** A product as lists, recommendations and the assistant see it. */
export type CatalogueProduct = {
  id: ProductId;
  name: string;
  categoryId: number;
  subCategory: string;
  price: number;
  picture: Picture;
  keywords: readonly string[];
  likeCount: number;
  traits: Traits;
  attributes: Attributes;
  /** Name, then keywords, normalised for matching. */
  fields: readonly Searchable[];
};

export type Catalogue = {
  version: number;
  products: readonly CatalogueProduct[];
  byId: ReadonlyMap<number, CatalogueProduct>;
  /** By category id, ids descending. */
  shelves: ReadonlyMap<number, readonly CatalogueProduct[]>;
};

export type CatalogueReader = () => Promise<Catalogue>;

const CHECK_EVERY_MS = 1_000;
/** Popularity changes with every like; the lists need not follow each one. */
const RELOAD_EVERY_MS = 5 * 60_000;

/** The catalogue in memory. Another node's import is seen within a second, by a version number in the database. */
export function catalogueReader(db: Db, now: () => number = Date.now): CatalogueReader {
  let loaded: { catalogue: Promise<Catalogue>; at: number } | null = null;
  let checkedAt = 0;

  return async function read() {
    const time = now();
    if (loaded && time - loaded.at < RELOAD_EVERY_MS) {
      const { catalogue } = loaded;
      if (time - checkedAt < CHECK_EVERY_MS) return catalogue;
      checkedAt = time;
      const [current, version] = await Promise.all([catalogue, currentVersion(db)]);
      if (current.version === version) return current;
    }
    const fresh = { catalogue: loadCatalogue(db), at: time };
    loaded = fresh;
    checkedAt = time;
    fresh.catalogue.catch(() => {
      if (loaded === fresh) loaded = null;
    });
    return fresh.catalogue;
  };
}

export function toProductCard(product: CatalogueProduct, liked: boolean): ProductCard {
  const { id, name, price, picture } = product;
  return { id, name, price, imgUrl: picture.url, picture, liked };
}

async function currentVersion(db: Db): Promise<number> {
  const { version } = await db.selectFrom('catalogueState').select('version').executeTakeFirstOrThrow();
  return version;
}

async function loadCatalogue(db: Db): Promise<Catalogue> {
  // Read the version first: a change between the two reads then only causes one extra reload.
  const version = await currentVersion(db);
  const rows = await db
    .selectFrom('products')
    .select(['id', 'name', 'categoryId', 'subCategory', 'price', 'picture', 'keywords', 'likeCount'])
    .select(['contains', 'freeOf', 'attributesHas', 'attributesLacks'])
    .orderBy('id', 'desc')
    .execute();
  return buildCatalogue(
    rows.map(({ contains, freeOf, attributesHas, attributesLacks, ...row }) => ({
      ...row,
      traits: { contains: contains as Trait[], freeOf: freeOf as Trait[] },
      attributes: { has: attributesHas as Attribute[], lacks: attributesLacks as Attribute[] },
    })),
    version,
  );
}

type Row = Omit<CatalogueProduct, 'fields' | 'traits' | 'attributes'> & { traits?: Traits; attributes?: Attributes };

export function buildCatalogue(rows: readonly Row[], version = 0): Catalogue {
  const products = rows.map((row) => ({
    traits: UNKNOWN_TRAITS,
    attributes: NO_ATTRIBUTES,
    ...row,
    fields: [searchable(row.name), searchable([row.subCategory, ...row.keywords].join(' '))],
  }));
  return {
    version,
    products,
    byId: new Map(products.map((product) => [product.id, product])),
    shelves: new Map(CATEGORIES.map(({ id }) => [id, products.filter((product) => product.categoryId === id)])),
  };
}
