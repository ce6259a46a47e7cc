import { stat } from 'node:fs/promises';
import { sql } from 'kysely';
import type { PlaceAddressRow } from '../db/rows';
import type { Db, Tx } from '../db/schema';
import { roadFileLines } from './road-file-lines';
import { parseRoadFileRow } from './road-file-row';

const BATCH = 2_000;

export type ImportSummary = { stored: number; removed: number; bad: number };
export type ImportReport = {
  bad(line: number, reason: string): void;
  /** From 0 to 1. */
  progress(share: number): void;
};

/** The whole file or nothing, in one transaction; the same file again changes nothing. */
export async function importRoadFile(db: Db, file: string, report: ImportReport): Promise<ImportSummary> {
  const { size } = await stat(file);
  const summary = { stored: 0, removed: 0, bad: 0 };
  await db.transaction().execute(async (tx) => {
    // Keyed, because one statement may not touch a row twice: an address with several entrances comes several times.
    let batch = new Map<string, PlaceAddressRow>();
    const flush = async () => {
      await store(tx, [...batch.values()]);
      summary.stored += batch.size;
      batch = new Map();
    };
    for await (const { number, text, bytesRead } of roadFileLines(file)) {
      if (text === '') continue;
      const parsed = parseRoadFileRow(text);
      if (parsed.kind === 'bad') {
        summary.bad += 1;
        report.bad(number, parsed.reason);
        continue;
      }
      const key = keyOf(parsed.row);
      if (parsed.kind === 'abolished') {
        await flush();
        summary.removed += await remove(tx, parsed.row);
        continue;
      }
      const earlier = batch.get(key);
      batch.set(key, earlier && parsed.row.latitude === null ? earlier : parsed.row);
      if (batch.size < BATCH) continue;
      await flush();
      report.progress(bytesRead / size);
    }
    await flush();
  });
  report.progress(1);
  return summary;
}

function keyOf({ roadCode, townCode, underground, mainNo, subNo }: PlaceAddressRow): string {
  return `${roadCode} ${townCode} ${underground} ${mainNo} ${subNo}`;
}

async function store(tx: Tx, rows: PlaceAddressRow[]): Promise<void> {
  if (rows.length === 0) return;
  const column = (name: keyof PlaceAddressRow) => rows.map((row) => row[name]);
  await sql`
    insert into place_addresses (road_code, town_code, underground, main_no, sub_no, province, district, town, road,
      building, latitude, longitude, road_key, building_key)
    select * from unnest(
      ${column('roadCode')}::text[], ${column('townCode')}::text[], ${column('underground')}::boolean[],
      ${column('mainNo')}::int[], ${column('subNo')}::int[], ${column('province')}::text[], ${column('district')}::text[],
      ${column('town')}::text[], ${column('road')}::text[], ${column('building')}::text[],
      ${column('latitude')}::float8[], ${column('longitude')}::float8[], ${column('roadKey')}::text[],
      ${column('buildingKey')}::text[])
    on conflict (road_code, town_code, underground, main_no, sub_no) do update set
      province = excluded.province, district = excluded.district, town = excluded.town, road = excluded.road,
      road_key = excluded.road_key,
      building = coalesce(nullif(excluded.building, ''), place_addresses.building),
      building_key = coalesce(nullif(excluded.building_key, ''), place_addresses.building_key),
      latitude = coalesce(excluded.latitude, place_addresses.latitude),
      longitude = coalesce(excluded.longitude, place_addresses.longitude)`.execute(tx);
}

async function remove(tx: Tx, { roadCode, townCode, underground, mainNo, subNo }: PlaceAddressRow): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('placeAddresses')
    .where('roadCode', '=', roadCode)
    .where('townCode', '=', townCode)
    .where('underground', '=', underground)
    .where('mainNo', '=', mainNo)
    .where('subNo', '=', subNo)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
