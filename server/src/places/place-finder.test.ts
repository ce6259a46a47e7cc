import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '../db/test-database';
import { embeddedFinder } from './embedded-finder';
import { importedRoads } from './imported-roads';
import { kakaoFinder } from './kakao-finder';
import type { PlaceFinder } from './place';
import { roadFile } from './road-file';
import { kakaoStandIn } from './test-kakao';

let database: TestDatabase;
let kakao: Awaited<ReturnType<typeof kakaoStandIn>>;
beforeAll(async () => {
  database = await testDatabase();
  kakao = await kakaoStandIn('key');
});
afterAll(async () => {
  await kakao.close();
  await database.close();
});

const ADAPTERS: [string, () => PlaceFinder][] = [
  ['embedded gazetteer', () => embeddedFinder([importedRoads(database.db), roadFile()])],
  ['Kakao Local', () => kakaoFinder({ restKey: 'key', url: kakao.url })],
];

describe.each(ADAPTERS)('%s', (_, finder) => {
  const kakaoHeadquarters = { address: '제주특별자치도 제주시 첨단로 242', latitude: 33.4507, longitude: 126.5707 };

  it('finds a road address by a part of it', async () => {
    const [first] = await finder().search('첨단로 242', 5);
    expect(first).toMatchObject({ ...kakaoHeadquarters, detail: '영평동 · 스페이스닷원' });
  });

  it('finds neighbourhoods, provinces written in full', async () => {
    const found = await finder().search('성수동', 10);
    expect(found.map(({ address }) => address)).toEqual(['서울특별시 성동구 성수동1가', '서울특별시 성동구 성수동2가']);
  });

  it('keeps to the limit', async () => {
    expect(await finder().search('성수동', 1)).toHaveLength(1);
  });

  it('finds nothing for words that are no address', async () => {
    expect(await finder().search('저녁뭐먹지', 5)).toEqual([]);
  });

  it('gives the road address of a point', async () => {
    expect(await finder().reverse({ latitude: 33.45075, longitude: 126.57065 })).toMatchObject({
      address: kakaoHeadquarters.address,
    });
  });

  it('gives the neighbourhood where no road is known', async () => {
    expect(await finder().reverse({ latitude: 37.66442, longitude: 127.4909 })).toMatchObject({
      address: '경기도 가평군 설악면',
    });
  });

  it('knows no address at sea', async () => {
    expect(await finder().reverse({ latitude: 35, longitude: 130.5 })).toBeNull();
  });

  it('places an address', async () => {
    expect(await finder().geocode('제주특별자치도 제주시 첨단로 242')).toMatchObject(kakaoHeadquarters);
    expect(await finder().geocode('서울 성동구 왕십리로 222')).toMatchObject({
      address: '서울특별시 성동구 왕십리로 222',
      latitude: expect.closeTo(37.557, 2),
    });
  });

  it('does not place an address that does not exist', async () => {
    expect(await finder().geocode('서울특별시 성동구 있을리없는로 12')).toBeNull();
    expect(await finder().geocode('어디에도 없는 곳')).toBeNull();
  });
});
