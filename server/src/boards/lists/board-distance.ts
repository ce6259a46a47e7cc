import { type RawBuilder, sql } from 'kysely';

const EARTH_RADIUS_METRES = 6_371_008.8;
/** Slightly larger than the circle, so that rounding never cuts its edge. */
const DEGREES_PER_METRE = (180 / Math.PI / EARTH_RADIUS_METRES) * 1.001;

/**
 * Great-circle metres between board `b` and reader `r`, null when the reader has no location (`least` ignores nulls, hence the
 * explicit check). The clamp keeps rounding errors inside the domain of asin.
 */
export const DISTANCE: RawBuilder<number> = sql<number>`(case when r.latitude is not null then 2 * ${sql.lit(EARTH_RADIUS_METRES)} * asin(least(1, sqrt(
  sin(radians(b.latitude - r.latitude) / 2) ^ 2
  + cos(radians(r.latitude)) * cos(radians(b.latitude)) * sin(radians(b.longitude - r.longitude) / 2) ^ 2
))) end)`;

/** The index on (latitude, longitude) serves the bounding box; the circle filters its rows. */
export function isWithinMetres(metres: number): RawBuilder<boolean> {
  const tall = sql.lit(metres * DEGREES_PER_METRE);
  const wide = sql`${tall} / cos(radians(r.latitude))`;
  return sql<boolean>`
    b.latitude between r.latitude - ${tall} and r.latitude + ${tall}
    and b.longitude between r.longitude - ${wide} and r.longitude + ${wide}
    and ${DISTANCE} <= ${sql.lit(metres)}`;
}
