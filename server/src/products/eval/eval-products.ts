import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { type ProductId, RECOMMENDATIONS } from '@mungchi/contract';
import { dice } from '../../eval/dice';
import { ndcg } from '../../eval/ndcg';
import { serverFile } from '../../server-folder';
import { buildCatalogue, type CatalogueProduct } from '../catalogue';
import { readProductFile } from '../product-file';
import { rankForTaste, type Signals } from '../taste-rules';
import { generateTown, type Shopper, type Town } from './shoppers';

export type Ranker = (products: readonly CatalogueProduct[], signals: Signals) => CatalogueProduct[];
export type Score = { recall: number; ndcg: number };

/** Recall is measured on the twenty products a user wants most. */
const WANTED = 20;

export const RANKERS = {
  ours: (products, signals) => rankForTaste(products, signals, RECOMMENDATIONS),
  'interest only': (products, { interestCategory }) =>
    byHearts(products).sort(
      (a, b) => Number(b.categoryId === interestCategory) - Number(a.categoryId === interestCategory),
    ),
  popularity: byHearts,
  random: (products, { likes, views }) => shuffled(products, likes.length * 1000 + views.length),
} satisfies Record<string, Ranker>;

/** The first is the training set for the weights; reported figures come from the second, held-out one. */
export const TUNING_SEEDS = [1, 2, 3];
export const HELD_OUT_SEEDS = [101, 102, 103, 104, 105, 106];

export function townsOf(seeds: readonly number[]): Town[] {
  return seeds.map((seed) => generateTown(demoProducts(), seed));
}

/** One score per town, averaged over its readers. Products already liked or bought are excluded for every ranker. */
export function evaluate(rank: Ranker, towns: readonly Town[], only: (one: Shopper) => boolean = () => true): Score[] {
  return towns.map(({ products, shoppers }) => {
    const scores = shoppers.filter(only).map((shopper) => scoreOf(shopper, rank, products));
    return { recall: mean(scores.map((score) => score.recall)), ndcg: mean(scores.map((score) => score.ndcg)) };
  });
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

function scoreOf({ signals, worthOf }: Shopper, rank: Ranker, products: readonly CatalogueProduct[]): Score {
  const known = new Set([...signals.likes, ...signals.bought].map(({ productId }) => productId));
  const isOpen = ({ id }: CatalogueProduct) => !known.has(id);
  const open = products.filter(isOpen);
  const shown = rank(products, signals).filter(isOpen).slice(0, RECOMMENDATIONS);
  const wanted = new Set(open.toSorted((a, b) => worthOf(b) - worthOf(a)).slice(0, WANTED));
  return {
    recall: shown.filter((product) => wanted.has(product)).length / RECOMMENDATIONS,
    ndcg: ndcg(shown.map(worthOf), open.map(worthOf), RECOMMENDATIONS),
  };
}

function byHearts(products: readonly CatalogueProduct[]): CatalogueProduct[] {
  return products.toSorted((a, b) => b.likeCount - a.likeCount || b.id - a.id);
}

function shuffled(products: readonly CatalogueProduct[], seed: number): CatalogueProduct[] {
  const { next } = dice(seed);
  return products
    .map((product) => ({ product, order: next() }))
    .sort((a, b) => a.order - b.order)
    .map(({ product }) => product);
}

function demoProducts(): readonly CatalogueProduct[] {
  const { lines } = readProductFile(readFileSync(serverFile('data/demo/products.csv'), 'utf8'));
  const picture = { url: '', width: 1, height: 1, color: null, thumbhash: null, widths: [] };
  const rows = lines.map((line, index) => ({ ...line, id: (index + 1) as ProductId, picture, likeCount: 0 }));
  return buildCatalogue(rows.reverse()).products;
}

const GROUPS: Record<string, (one: Shopper) => boolean> = {
  everyone: () => true,
  'cold start (no trace)': ({ traces }) => traces === 0,
  'new (1 to 15 traces)': ({ traces }) => traces > 0 && traces <= 15,
  'at home (more than 15)': ({ traces }) => traces > 15,
};

function report(): void {
  for (const [set, seeds] of Object.entries({ tuning: TUNING_SEEDS, 'held out': HELD_OUT_SEEDS })) {
    const towns = townsOf(seeds);
    console.log(`\n${set}: recall@${RECOMMENDATIONS} / nDCG@${RECOMMENDATIONS}\n`);
    console.log(`| readers | ${Object.keys(RANKERS).join(' | ')} |`);
    console.log(
      `|---|${Object.keys(RANKERS)
        .map(() => '---|')
        .join('')}`,
    );
    for (const [group, only] of Object.entries(GROUPS)) {
      const cells = Object.values(RANKERS).map((rank) => {
        const scores = evaluate(rank, towns, only);
        return `${mean(scores.map((score) => score.recall)).toFixed(3)} / ${mean(scores.map((score) => score.ndcg)).toFixed(3)}`;
      });
      console.log(`| ${group} | ${cells.join(' | ')} |`);
    }
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) report();
