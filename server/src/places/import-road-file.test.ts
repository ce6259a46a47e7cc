import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import iconv from 'iconv-lite';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { distanceMetres } from './distance';
import { embeddedFinder } from './embedded-finder';
import { importRoadFile } from './import-road-file';
import { importedRoads } from './imported-roads';
import type { PlaceFinder } from './place';
import { roadFile } from './road-file';

/** 시군구코드, 출입구일련번호, 법정동코드, 시도, 시군구, 읍면동, 도로명코드, 도로명, 지하여부, 본번, 부번, 건물명, 우편번호, 용도, 건물군여부, 관할행정동, X, Y */
const ENTRANCES = [
  '11200|1001|1120011400|서울특별시|성동구|성수동1가|112004109378|햇살이로|0|10|0|뷁똠빌딩|04766|업무시설|0|성수1가제1동|959845.72|1949421.30',
  '11200|1002|1120011400|서울특별시|성동구|성수동1가|112004109378|햇살이로|0|30|2||04766|단독주택|0|성수1가제1동|960045.72|1949421.30',
  // the same address has a second entrance, and one was never surveyed
  '11200|1003|1120011400|서울특별시|성동구|성수동1가|112004109378|햇살이로|0|30|2||04766|단독주택|0|성수1가제1동||',
  '11200|1004|1120011400|서울특별시|성동구|성수동1가|112004109378|햇살이로|0|50|0||04766|단독주택|0|성수1가제1동||',
  '11200|1005|1120011400|서울특별시|성동구|성수동1가|112004109378|햇살이로|1|12|0|햇살지하상가|04766|상가|0|성수1가제1동|959865.72|1949421.30',
];

/** 관리번호, 법정동코드, 시도, 시군구, 읍면동, 리, 도로명코드, 도로명, 지하여부, 본번, 부번, 우편번호, 효력발생일, 이동사유, 출입구일련번호, 구분, 유형, X, Y */
const POSITIONS = [
  '50110253320123400000700000|5011025332|제주특별자치도|제주시|애월읍|고내리|501103349001|돌담안길|0|7|0|63000|20240101|31|2001|RM|01|894521.10|1487654.20',
  '50110253320123400000900000|5011025332|제주특별자치도|제주시|애월읍|고내리|501103349001|돌담안길|0|9|1|63000|20240101|31|2002|RM|01|894541.10|1487654.20',
];

let database: TestDatabase;
let finder: PlaceFinder;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  finder = embeddedFinder([importedRoads(database.db), roadFile()]);
  folder = mkdtempSync(path.join(tmpdir(), 'mungchi-places-'));
});
beforeEach(() => database.db.deleteFrom('placeAddresses').execute());
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await database.close();
});

async function importLines(lines: string[], lineEnd = '\n') {
  const file = path.join(folder, 'entrc_test.txt');
  writeFileSync(file, iconv.encode(lines.join(lineEnd), 'cp949'));
  const bad: string[] = [];
  const shares: number[] = [];
  const summary = await importRoadFile(database.db, file, {
    bad: (line, reason) => bad.push(`${line}: ${reason}`),
    progress: (share) => shares.push(share),
  });
  return { summary, bad, shares };
}

const rows = () =>
  database.db.selectFrom('placeAddresses').selectAll().orderBy('road').orderBy('mainNo').orderBy('subNo').execute();

describe('official road-address files', () => {
  it.each(['\n', '\r\n'])('both layouts are read (line end %j)', async (lineEnd) => {
    expect((await importLines(ENTRANCES, lineEnd)).summary).toEqual({ stored: 4, removed: 0, bad: 0 });
    expect((await importLines(POSITIONS, lineEnd)).summary).toEqual({ stored: 2, removed: 0, bad: 0 });
    expect((await rows()).map(({ road, mainNo, subNo }) => `${road} ${mainNo}-${subNo}`)).toEqual([
      '돌담안길 7-0',
      '돌담안길 9-1',
      '햇살이로 10-0',
      '햇살이로 12-0',
      '햇살이로 30-2',
      '햇살이로 50-0',
    ]);
  });

  it('turns survey coordinates into latitude and longitude', async () => {
    await importLines(ENTRANCES);
    const place = await finder.geocode('서울 성동구 햇살이로 10');
    expect(place).toEqual({
      address: '서울특별시 성동구 햇살이로 10',
      detail: '성수동1가 · 뷁똠빌딩',
      latitude: expect.closeTo(37.5436, 3),
      longitude: expect.closeTo(127.0455, 3),
    });
    // 200 m to the east in the survey's own grid
    const east = await finder.geocode('서울 성동구 햇살이로 30-2');
    expect(distanceMetres(place!, east!)).toBeCloseTo(200, -1);
  });

  it('keeps addresses without a position and guesses them from the road', async () => {
    await importLines(ENTRANCES);
    expect(await finder.geocode('햇살이로 50')).toMatchObject({
      address: '서울특별시 성동구 햇살이로 50',
      approximate: true,
    });
  });

  it('tells above ground from below', async () => {
    await importLines(ENTRANCES);
    expect(await finder.geocode('햇살이로 지하12')).toMatchObject({ address: '서울특별시 성동구 햇살이로 지하 12' });
  });

  it('changes nothing when the same file comes again', async () => {
    await importLines([...ENTRANCES, ...POSITIONS]);
    const before = await rows();
    await importLines([...ENTRANCES, ...POSITIONS]);
    expect(await rows()).toEqual(before);
  });

  it('removes what a later file abolishes', async () => {
    await importLines(POSITIONS);
    const { summary } = await importLines([POSITIONS[0]!.replace('|31|', '|63|')]);
    expect(summary).toEqual({ stored: 0, removed: 1, bad: 0 });
    expect(await rows()).toHaveLength(1);
  });

  it('names each bad row and keeps the good ones', async () => {
    const { summary, bad, shares } = await importLines([
      ENTRANCES[0]!,
      'header|of|something',
      ENTRANCES[1]!.replace('|112004109378|', '|x|'),
      `${ENTRANCES[1]!}|more`,
      ENTRANCES[1]!.replace('960045.72', '-5'),
      '',
      ENTRANCES[1]!,
    ]);
    expect(summary).toEqual({ stored: 2, removed: 0, bad: 4 });
    expect(bad).toEqual([
      '2: the first field is neither a district code nor a management number: header',
      '3: no road code: x',
      '4: 19 fields instead of 18',
      '5: no position in Korea: -5, 1949421.30',
    ]);
    expect(shares.at(-1)).toBe(1);
  });

  it('is asked before what came with the product', async () => {
    await importLines([
      '50110|1|5011013500|제주특별자치도|제주시|영평동|501103351234|첨단로|0|242|0|새 이름|63309|업무시설|0|아라동|914521.10|1487654.20',
    ]);
    expect((await finder.search('첨단로 242', 3))[0]?.detail).toBe('영평동 · 새 이름');
    expect((await finder.search('제주 돌담', 3)).length).toBe(0);
    await importLines(POSITIONS);
    expect((await finder.search('제주 돌담', 3))[0]?.address).toBe('제주특별자치도 제주시 애월읍 돌담안길 7');
    expect((await finder.search('뷁똠', 3)).length).toBe(0);
  });

  it('gives the nearest imported address of a point', async () => {
    await importLines(ENTRANCES);
    const place = await finder.geocode('햇살이로 10');
    expect(await finder.reverse({ latitude: place!.latitude + 0.0001, longitude: place!.longitude })).toMatchObject({
      address: '서울특별시 성동구 햇살이로 10',
    });
  });

  it('leaves the table as it was when the file breaks off', async () => {
    const missing = importRoadFile(database.db, path.join(folder, 'none.txt'), { bad: () => {}, progress: () => {} });
    await expect(missing).rejects.toThrow('ENOENT');
    expect(await rows()).toEqual([]);
  });
});
