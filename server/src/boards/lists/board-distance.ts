import { type RawBuilder, sql } from 'kysely';
import { GRID_DEGREES } from '../visitor-rules';

const EARTH_RADIUS_METRES = 6_371_008.8;
/** Slightly larger than the circle, so that rounding never cuts its edge. */
export const DEGREES_PER_METRE = (180 / Math.PI / EARTH_RADIUS_METRES) * 1.001;

/**
 * Great-circle metres between a point and somebody's home, null when they have none (`least` ignores nulls, hence the
 * explicit check). The clamp keeps rounding errors inside the domain of asin.
 */
export function metresBetween(
  { latitude, longitude }: { latitude: RawBuilder<unknown>; longitude: RawBuilder<unknown> },
  who: RawBuilder<unknown>,
): RawBuilder<number> {
  return sql<number>`(case when ${who}.latitude is not null then 2 * ${sql.lit(EARTH_RADIUS_METRES)} * asin(least(1, sqrt(
  sin(radians(${latitude} - ${who}.latitude) / 2) ^ 2
  + cos(radians(${who}.latitude)) * cos(radians(${latitude})) * sin(radians(${longitude} - ${who}.longitude) / 2) ^ 2
))) end)`;
}

function distanceOf(latitude: RawBuilder<unknown>, longitude: RawBuilder<unknown>): RawBuilder<number> {
  return metresBetween({ latitude, longitude }, sql`r`);
}

/** From board `b`. */
export const DISTANCE: RawBuilder<number> = distanceOf(sql`b.latitude`, sql`b.longitude`);

/** Where other conditions find the rows. */
export function isInCircle(metres: number): RawBuilder<boolean> {
  return sql<boolean>`${DISTANCE} <= ${metres}`;
}

/** The index on (latitude, longitude) serves the bounding box; the circle filters its rows. */
export function isWithinMetres(metres: number): RawBuilder<boolean> {
  return sql<boolean>`${isInBox(metres)} and ${DISTANCE} <= ${sql.lit(metres)}`;
}

/** Farther than a place is ever moved by the grid. */
export const GRID_METRES = 160;

/**
 * By the place visitors are shown, not by the true one: otherwise the edges of many circles, one per neighbourhood, would
 * together say where it is.
 */
export function isShownWithinMetres(metres: number): RawBuilder<boolean> {
  return sql<boolean>`${isInBox(metres + GRID_METRES)} and ${isShownInCircle(metres)}`;
}

export function isShownInCircle(metres: number): RawBuilder<boolean> {
  const shown = distanceOf(onGrid(sql`b.latitude`), onGrid(sql`b.longitude`));
  return sql<boolean>`${shown} <= ${metres}`;
}

function onGrid(degrees: RawBuilder<unknown>): RawBuilder<number> {
  return sql<number>`(round(${degrees} / ${sql.lit(GRID_DEGREES)}) * ${sql.lit(GRID_DEGREES)})`;
}

function isInBox(metres: number): RawBuilder<boolean> {
  const tall = sql.lit(metres * DEGREES_PER_METRE);
  const wide = sql`${tall} / cos(radians(r.latitude))`;
  return sql<boolean>`
    b.latitude between r.latitude - ${tall} and r.latitude + ${tall}
    and b.longitude between r.longitude - ${wide} and r.longitude + ${wide}`;
}
