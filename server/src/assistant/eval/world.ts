import { addDays, type ProductId, split } from '@mungchi/contract';
import type { Catalogue } from '../../products/catalogue';
import type { NeighbourhoodReader, OpenBoard } from '../retrieve/match-boards';

export const TODAY = '2026-11-15';

type Line = [
  title: string,
  metres: number,
  price: number,
  members: number,
  people: number,
  days: number,
  category: number,
];

/** Around whoever asks in the evaluation. A title that is a product's name is a purchase of that product. */
const OPEN: Line[] = [
  ['맑은물 생수 2L 12병', 120, 9_900, 2, 4, 0, 2],
  ['하얀숲 캡슐 세제 100개', 200, 27_900, 2, 5, 5, 4],
  ['아침빵집 통밀 바게트 6개', 280, 15_900, 3, 4, 1, 2],
  ['아침빵집 우유식빵 4봉', 300, 13_900, 2, 4, 3, 2],
  ['느린커피 원두 하우스블렌드 1kg', 350, 24_900, 3, 4, 2, 2],
  ['포근한집 3겹 화장지 30m 30롤', 400, 19_900, 1, 4, 5, 4],
  ['한돈 삼겹살 3kg', 450, 69_000, 2, 5, 6, 1],
  ['비건 통밀 식빵 4봉', 500, 16_800, 2, 4, 4, 2],
  ['푸른파도 칵테일 새우살 1kg', 520, 17_900, 1, 3, 4, 1],
  ['멍냥살림 강아지 배변패드 200매', 610, 29_900, 2, 4, 7, 4],
  ['제주 노지 감귤 10kg', 640, 30_000, 5, 6, 3, 1],
  ['새봄농장 무항생제 유정란 60구', 700, 23_400, 3, 4, 0, 1],
  ['논산 설향 딸기 2kg', 1_100, 34_000, 2, 4, 2, 1],
  ['초록들 절임배추 20kg', 1_300, 45_900, 1, 4, 9, 1],
  ['할매손맛 포기김치 10kg', 1_400, 52_900, 4, 5, 6, 1],
  ['청송 부사 사과 5kg', 2_100, 29_900, 2, 3, 8, 1],
  ['들녘방앗간 이천 햅쌀 20kg', 2_600, 62_000, 3, 4, 0, 1],
  ['고소한집 볶음 땅콩 2kg', 2_900, 16_900, 1, 2, 10, 2],
];
/** The asker sits in this one already. */
const JOINED = '하얀숲 캡슐 세제 100개';

export function evalNeighbourhood(catalogue: Catalogue): NeighbourhoodReader {
  const boards = OPEN.map(([title, metres, price, members, people, days, categoryId], i): OpenBoard => {
    const product = catalogue.products.find(({ name }) => name === title);
    return {
      id: i + 1,
      title: `${title} 공구합니다.`,
      content: '같이 나눠요.',
      productId: (product?.id ?? null) as ProductId | null,
      categoryId,
      perHead: split(price, people).follower,
      seatsLeft: people - members,
      members,
      people,
      deadline: addDays(TODAY, days),
      imgUrl: '/pictures/x.webp',
      metres,
      isJoined: title === JOINED,
    };
  });
  return async (metres, state = 'open') => ({
    place: 'known',
    boards: state === 'open' ? boards.filter((board) => board.metres <= metres) : [],
    reach: metres,
  });
}

/** Nothing is open; for sets that were written before purchases were looked for. */
export const nobodyAround: NeighbourhoodReader = async (metres) => ({ place: 'known', boards: [], reach: metres });
