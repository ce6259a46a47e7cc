import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type KakaoMood = 'well' | 'failing' | 'silent' | 'babbling';

/** A few addresses as Kakao Local writes them: provinces shortened, coordinates as strings. */
const DOCUMENTS = [
  road('제주특별자치도 제주시 첨단로 242', '영평동', '스페이스닷원', '126.5707', '33.4507'),
  road('서울 성동구 왕십리로 222', '사근동', '한양대학교', '127.0453', '37.5572'),
  region('서울 성동구 성수동1가', '127.04177', '37.54334'),
  region('서울 성동구 성수동2가', '127.05798', '37.54366'),
  region('경기 가평군 설악면', '127.4909', '37.66442'),
];

/** Speaks the two calls of Kakao Local that we use, for tests. */
export async function kakaoStandIn(restKey: string) {
  const state = { mood: 'well' as KakaoMood, calls: 0 };
  const server = createServer((request, response) => {
    state.calls += 1;
    const answer = (status: number, body: unknown) =>
      response.writeHead(status, { 'content-type': 'application/json;charset=UTF-8' }).end(JSON.stringify(body));
    if (state.mood === 'silent') return;
    if (state.mood === 'failing') return answer(500, { errorType: 'InternalServerError', message: '' });
    if (state.mood === 'babbling') return answer(200, { documents: [{ place: 'nowhere' }] });
    if (request.headers.authorization !== `KakaoAK ${restKey}`) {
      return answer(401, { errorType: 'AccessDeniedError', message: 'cannot find Authorization : KakaoAK header' });
    }
    const { pathname, searchParams } = new URL(request.url!, 'http://kakao');
    if (pathname === '/v2/local/search/address.json') {
      const documents = search(searchParams.get('query') ?? '').slice(0, Number(searchParams.get('size') ?? 10));
      return answer(200, { meta: { total_count: documents.length, is_end: true }, documents });
    }
    if (pathname === '/v2/local/geo/coord2address.json') {
      const documents = at(Number(searchParams.get('x')), Number(searchParams.get('y')));
      return answer(200, { meta: { total_count: documents.length }, documents });
    }
    return answer(404, {});
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    state,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function search(query: string) {
  const words = query.replace('서울특별시', '서울').split(/\s+/).filter(Boolean);
  return DOCUMENTS.filter(({ address_name }) => words.every((word) => address_name.includes(word)));
}

function at(x: number, y: number) {
  const near = DOCUMENTS.find((found) => Math.hypot(Number(found.x) - x, Number(found.y) - y) < 0.001);
  return near
    ? [{ road_address: near.road_address, address: near.address ?? { address_name: near.address_name } }]
    : [];
}

function road(address_name: string, region_3depth_name: string, building_name: string, x: string, y: string) {
  const road_address = { address_name, region_3depth_name, building_name, zone_no: '00000', x, y };
  return { address_name, address_type: 'ROAD_ADDR', address: null, road_address, x, y };
}

function region(address_name: string, x: string, y: string) {
  return { address_name, address_type: 'REGION', address: { address_name, x, y }, road_address: null, x, y };
}
