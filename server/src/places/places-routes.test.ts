import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../test-app';
import { kakaoStandIn } from './test-kakao';

let server: TestApp;
let withKakao: TestApp;
let kakao: Awaited<ReturnType<typeof kakaoStandIn>>;
beforeAll(async () => {
  kakao = await kakaoStandIn('key');
  server = await testApp();
  withKakao = await testApp({ env: { KAKAO_REST_KEY: 'key', KAKAO_LOCAL_URL: kakao.url } });
});
afterAll(async () => {
  await server.close();
  await withKakao.close();
  await kakao.close();
});

const get = (url: string, app = server) => app.call(null, 'GET', url);
const search = (query: string, app = server) => get(`/api/places/search?query=${encodeURIComponent(query)}`, app);

describe('GET /api/places/search', () => {
  it('answers without a session', async () => {
    expect(await search('첨단로 242')).toMatchObject({
      status: 200,
      body: [
        {
          address: '제주특별자치도 제주시 첨단로 242',
          latitude: 33.4507,
          longitude: 126.5707,
          detail: '영평동 · 스페이스닷원',
        },
      ],
    });
  });

  it('does not tell how a place was found', async () => {
    const { body } = await search('왕십리로 90');
    expect(Object.keys(body[0]).sort()).toEqual(['address', 'detail', 'latitude', 'longitude']);
  });

  it.each([
    '/api/places/search',
    '/api/places/search?query=',
    '/api/places/search?query=%20',
    '/api/places/search?query=a&limit=99',
  ])('%s is refused', async (url) => {
    expect(await get(url)).toMatchObject({ status: 400, body: { code: 'INVALID_FIELDS' } });
  });

  it('takes signs as plain characters', async () => {
    for (const query of ['%', '_', "'", '\\', '(', '[a-z', '로 1']) expect((await search(query)).status).toBe(200);
  });
});

describe('GET /api/places/reverse', () => {
  it('gives the address of a point, or null', async () => {
    const reverse = async (latitude: number, longitude: number) =>
      (await get(`/api/places/reverse?latitude=${latitude}&longitude=${longitude}`)).body;
    expect(await reverse(33.4507, 126.5707)).toEqual({ address: '제주특별자치도 제주시 첨단로 242' });
    expect(await reverse(37.66442, 127.4909)).toEqual({ address: '경기도 가평군 설악면' });
    expect(await reverse(35, 130.5)).toEqual({ address: null });
  });

  it('refuses a point outside Korea', async () => {
    expect(await get('/api/places/reverse?latitude=35.6&longitude=139.7')).toMatchObject({ status: 400 });
    expect(await get('/api/places/reverse?latitude=x&longitude=127')).toMatchObject({ status: 400 });
  });
});

describe('with a Kakao key', () => {
  it('asks Kakao', async () => {
    kakao.state.mood = 'well';
    const before = kakao.state.calls;
    expect((await search('첨단로 242', withKakao)).body[0].address).toBe('제주특별자치도 제주시 첨단로 242');
    expect(kakao.state.calls).toBe(before + 1);
  });

  it.each(['failing', 'babbling', 'silent'] as const)('answers by itself while Kakao is %s', async (mood) => {
    kakao.state.mood = mood;
    expect((await search('서울숲2길 4', withKakao)).body[0].address).toBe('서울특별시 성동구 서울숲2길 4');
  });
});
