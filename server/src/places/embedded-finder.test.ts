import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceMetres } from './distance';
import { embeddedFinder } from './embedded-finder';
import { theGazetteer } from './gazetteer';
import { readEntries, roadFile } from './road-file';

const finder = embeddedFinder([roadFile()]);
const addresses = async (query: string, limit = 5) => (await finder.search(query, limit)).map(({ address }) => address);

describe('search', () => {
  it.each([
    ['첨단로242', '제주특별자치도 제주시 첨단로 242'],
    ['제주 첨단로 242', '제주특별자치도 제주시 첨단로 242'],
    ['제주시첨단로 242', '제주특별자치도 제주시 첨단로 242'],
    ['제주특별자치도 제주시 첨단로 242 3층 301호', '제주특별자치도 제주시 첨단로 242'],
    ['판교역로146번길 20', '경기도 성남시 분당구 판교역로146번길 20'],
    ['경기 성남시 분당구 판교역로 166', '경기도 성남시 분당구 판교역로 166'],
    ['세종 한누리대로 2130', '세종특별자치시 한누리대로 2130'],
    ['충남 홍성군 홍북읍 충남대로 21', '충청남도 홍성군 홍북읍 충남대로 21'],
    ['성수도', '서울특별시 성동구 성수동1가'],
    ['성수1가', '서울특별시 성동구 성수동1가'],
    ['이도2동', '제주특별자치도 제주시 이도이동'],
    ['서울시 강남구 역삼', '서울특별시 강남구 역삼동'],
    ['강원도 춘천시 퇴계동', '강원특별자치도 춘천시 퇴계동'],
    ['전라북도 전주시 효자동1가', '전북특별자치도 전주시 완산구 효자동1가'],
    ['ㅅㅅㄷ1ㄱ', undefined],
    ['롯데월드타워', '서울특별시 송파구 올림픽로 300'],
  ])('%s → %s', async (query, first) => {
    expect((await addresses(query))[0]).toBe(first);
  });

  it('lists a road that has no number yet, lowest first', async () => {
    const found = await addresses('서울 성동구 서울숲2길', 20);
    expect(found.length).toBeGreaterThan(5);
    expect(found.every((address) => address.startsWith('서울특별시 성동구 서울숲2길 '))).toBe(true);
  });

  it('finds neighbourhoods by their onsets', async () => {
    expect(await addresses('ㅇㄴㄷ', 50)).toContain('서울특별시 마포구 연남동');
  });

  it('takes an address of a postcode service at its word, by the neighbourhood in brackets', async () => {
    expect(await addresses('서울 강남구 모르는로 3 (역삼동)')).toEqual(['서울특별시 강남구 모르는로 3']);
    expect(await addresses('서울 강남구 역삼동 736-1')).toEqual(['서울특별시 강남구 역삼동 736-1']);
  });

  it('puts the nearer of equals first', async () => {
    const near = async (latitude: number, longitude: number) =>
      (await finder.search('중앙대로 300', 3, { latitude, longitude }))[0]?.address;
    expect(await near(35.23, 128.68)).toBe('경상남도 창원시 의창구 중앙대로 300');
    expect((await finder.search('신사동', 1, { latitude: 37.6, longitude: 126.9 }))[0]?.address).toBe(
      '서울특별시 은평구 신사동',
    );
  });

  it('answers anything that can be typed', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({ unit: 'grapheme', maxLength: 40 }),
        fc.integer({ min: 1, max: 30 }),
        async (text, limit) => {
          expect((await finder.search(text, limit)).length).toBeLessThanOrEqual(limit);
          await finder.geocode(text);
        },
      ),
      { numRuns: 60 },
    );
  });
});

describe('geocode', () => {
  it('guesses a number between two known ones on the road, and says so', async () => {
    const place = await finder.geocode('부산 부산진구 중앙대로 700');
    expect(place).toMatchObject({ address: '부산광역시 부산진구 중앙대로 700', approximate: true });
    const known = await finder.geocode('부산 부산진구 중앙대로 708');
    expect(distanceMetres(place!, known!)).toBeLessThan(200);
  });

  it('does not guess a kilometre past the end of a road', async () => {
    expect(await finder.geocode('서울 성동구 왕십리로 5000')).toBeNull();
  });

  it.each([
    ['서울 성동구 성수동1가', '서울특별시 성동구 성수동1가', undefined],
    ['서울특별시 성동구 성수동1가 685-20 갤러리아포레', '서울특별시 성동구 성수동1가 685-20', true],
    ['서울 강남구 모르는로 3 (역삼동)', '서울특별시 강남구 모르는로 3', true],
  ])('%s → %s', async (typed, address, approximate) => {
    expect(await finder.geocode(typed)).toMatchObject({ address, ...(approximate && { approximate }) });
  });

  it.each(['', '신사동', '서울특별시 성동구', '대한민국', '서울 강남구 모르는로 3', '%'])(
    '%j is no address',
    async (text) => {
      expect(await finder.geocode(text)).toBeNull();
    },
  );
});

describe('what is at hand', () => {
  it('is every 읍면동 of the country, with today’s provinces', () => {
    const { all } = theGazetteer().areas;
    expect(all).toHaveLength(5066);
    const provinces = new Set(all.map(({ province }) => province));
    expect(provinces.size).toBe(17);
    for (const today of ['서울특별시', '제주특별자치도', '강원특별자치도', '전북특별자치도', '세종특별자치시']) {
      expect(provinces).toContain(today);
    }
  });

  it('finds every neighbourhood again at its own centre', () => {
    const { areas } = theGazetteer();
    const lost = areas.all.filter((area) => area.rings.length > 0 && areas.at(area) !== area);
    // A handful of outlines overlap in the source.
    expect(lost.length).toBeLessThan(10);
  });

  it('has road addresses that stand in the town they name', () => {
    const { areas } = theGazetteer();
    const entries = readEntries();
    expect(entries.length).toBeGreaterThan(300);
    const astray = entries.filter((entry) => areas.at(entry)?.name !== entry.town);
    expect(astray).toEqual([]);
  });
});
