import { type RawBuilder, sql } from 'kysely';
import { DEGREES_PER_METRE } from './board-distance';
import type { ListPoint } from './list-nearby-boards';

/** As the index `boards_found` has it. */
const PER_DEGREE = 50;
const ROW = 100_000;
/** More are no better than none: who asks so widely reads the words of the country. */
const MOST = 400;

const PATCH = sql`(array[floor(b.latitude * 50)::int * 100000 + floor(b.longitude * 50)::int])`;

/** A coarse place by which the index finds the words of a neighbourhood; the circle decides. */
export function isInPatches(around: ListPoint, metres: number): RawBuilder<boolean> {
  const patches = patchesAround(around, metres);
  return patches === null ? sql<boolean>`true` : sql<boolean>`${PATCH} && ${patches}::int[]`;
}

export function patchesAround({ latitude, longitude }: ListPoint, metres: number): number[] | null {
  const tall = metres * DEGREES_PER_METRE;
  const wide = tall / Math.cos((latitude * Math.PI) / 180);
  const rows = between(latitude - tall, latitude + tall);
  const columns = between(longitude - wide, longitude + wide);
  if (rows.length * columns.length > MOST) return null;
  return rows.flatMap((row) => columns.map((column) => row * ROW + column));
}

function between(from: number, to: number): number[] {
  const first = Math.floor(from * PER_DEGREE);
  return Array.from({ length: Math.floor(to * PER_DEGREE) - first + 1 }, (_, nth) => first + nth);
}
