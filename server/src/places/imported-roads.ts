import { type SelectQueryBuilder, sql } from 'kysely';
import { PREPARED } from '../db/prepared';
import type { PlaceAddressRow } from '../db/rows';
import type { Db } from '../db/schema';
import type { Schema } from '../db/schema.gen';
import { compact } from './address-parts';
import { boxAround, distanceMetres } from './distance';
import type { Point } from './place';
import type { Region, RoadAddress, RoadBook } from './road-address';

const MOST_ON_ROAD = 5_000;

type Query = SelectQueryBuilder<Schema, 'placeAddresses', PlaceAddressRow>;

/** The imported official files. An empty table costs one index lookup. */
export function importedRoads(db: Db): RoadBook {
  const located = () => db.selectFrom('placeAddresses').selectAll().where('latitude', 'is not', null);

  return {
    async onRoad(road, region, number) {
      const onRoad = inRegion(located().modifyFront(PREPARED).where('roadKey', '=', compact(road)), region);
      if (number !== undefined) {
        const { main, sub, underground } = number;
        const exact = await onRoad
          .where('mainNo', '=', main)
          .where('subNo', '=', sub)
          .where('underground', '=', underground)
          .limit(MOST_ON_ROAD)
          .execute();
        if (exact.length > 0) return exact.map(entryOf);
      }
      return (await onRoad.limit(MOST_ON_ROAD).execute()).map(entryOf);
    },

    async beginningWith(text, region, limit, near) {
      const typed = `${compact(text).replace(/[\\%_]/g, '\\$&')}%`;
      const [roads, buildings] = await Promise.all([
        nearFirst(inRegion(located().where('roadKey', 'like', typed), region), near, ['roadKey', 'mainNo', 'subNo'])
          .limit(limit)
          .execute(),
        nearFirst(
          inRegion(located().where('buildingKey', 'like', typed).where('buildingKey', '<>', ''), region),
          near,
          ['buildingKey'],
        )
          .limit(limit)
          .execute(),
      ]);
      return [...roads, ...buildings].map(entryOf);
    },

    async nearest(point, withinMetres) {
      const { south, north, west, east } = boxAround(point, withinMetres);
      const row = await located()
        .where('latitude', '>=', south)
        .where('latitude', '<=', north)
        .where('longitude', '>=', west)
        .where('longitude', '<=', east)
        .orderBy(flatDistance(point))
        .limit(1)
        .executeTakeFirst();
      const entry = row && entryOf(row);
      return entry && distanceMetres(point, entry) <= withinMetres ? entry : null;
    },
  };
}

function inRegion(query: Query, { province, districts, town }: Region): Query {
  let narrowed = query;
  if (province !== undefined) narrowed = narrowed.where('province', '=', province);
  if (districts !== undefined) narrowed = narrowed.where('district', 'in', districts);
  if (town !== undefined && /[읍면]$/.test(town)) narrowed = narrowed.where('town', '=', town);
  return narrowed;
}

function nearFirst(
  query: Query,
  near: Point | undefined,
  otherwise: ('roadKey' | 'buildingKey' | 'mainNo' | 'subNo')[],
) {
  if (near !== undefined) return query.orderBy(flatDistance(near));
  return otherwise.reduce((ordered, column) => ordered.orderBy(column), query);
}

/** An approximation, good enough to sort nearby points. */
function flatDistance({ latitude, longitude }: Point) {
  const squeeze = Math.cos((latitude * Math.PI) / 180);
  return sql`(latitude - ${latitude}) ^ 2 + ((longitude - ${longitude}) * ${squeeze}::float8) ^ 2`;
}

function entryOf(row: PlaceAddressRow): RoadAddress {
  const { province, district, town, road, underground, building } = row;
  const position = { latitude: row.latitude!, longitude: row.longitude! };
  return { province, district, town, road, underground, building, main: row.mainNo, sub: row.subNo, ...position };
}
