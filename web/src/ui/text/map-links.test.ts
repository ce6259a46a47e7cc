import { expect, test } from 'vitest';
import { mapLinks } from './map-links';

const PLACE = { address: '서울 성동구 왕십리로 83-21', note: '서울숲역 3번 출구, 꽃집 앞' };
const POINT = { latitude: 37.54452, longitude: 127.04779 };
const hrefs = (place: Parameters<typeof mapLinks>[0], userAgent: string) =>
  Object.fromEntries(mapLinks(place, userAgent).map(({ name, href }) => [name, decodeURIComponent(href)]));

test('Kakao’s and Naver’s maps everywhere; no third where there is no phone', () => {
  expect(hrefs({ ...PLACE, point: POINT }, 'Mozilla/5.0 (Windows NT 10.0)')).toEqual({
    카카오맵: 'https://map.kakao.com/link/map/서울숲역 3번 출구  꽃집 앞,37.54452,127.04779',
    '네이버 지도': 'https://map.naver.com/p/search/서울 성동구 왕십리로 83-21',
  });
});

test.each([
  ['Mozilla/5.0 (Linux; Android 14)', '휴대폰 지도', 'geo:37.54452,127.04779?q=37.54452,127.04779('],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0)', 'Apple 지도', 'https://maps.apple.com/?ll=37.54452,127.04779&q='],
])('%s has a map of its own', (userAgent, name, begins) => {
  expect(hrefs({ ...PLACE, point: POINT }, userAgent)[name]?.startsWith(begins)).toBe(true);
});

test('without a point the address is searched for', () => {
  expect(hrefs(PLACE, 'Android')).toEqual({
    카카오맵: `https://map.kakao.com/link/search/${PLACE.address}`,
    '네이버 지도': `https://map.naver.com/p/search/${PLACE.address}`,
    '휴대폰 지도': `geo:0,0?q=${PLACE.address}`,
  });
});

test('an address cannot lead anywhere else', () => {
  for (const { href } of mapLinks({ address: '../../a?b#c&d', point: POINT }, 'iPhone')) {
    expect(href).not.toContain('../');
    expect(href).not.toContain('#');
  }
});
