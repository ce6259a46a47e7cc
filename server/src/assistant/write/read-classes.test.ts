import { describe, expect, test } from 'vitest';
import type { At, Read } from './guess';
import { readPost } from './read-post';
import { knownThings } from './things';

/** A Wednesday. Ways of writing that people were seen to use, each by sentences of its own. */
const AT: At = { today: '2026-11-18', home: '서울 성동구 서울숲2길 10' };
const read = (text: string): Read => readPost(text, AT, knownThings());
type Expected = [text: string, value: string | number | null, sure?: boolean];

function reads(field: 'name' | 'quantity' | 'price' | 'totalUser' | 'deadline' | 'location', table: Expected[]): void {
  test.each(table)(`${field} of %s`, (text, value, sure) => {
    const guess = read(text)[field];
    expect(guess?.value ?? null).toBe(value);
    if (value !== null && sure !== undefined) expect(guess?.sure).toBe(sure);
  });
}

describe('days', () => {
  reads('deadline', [
    ['쌀 낼까지', '2026-11-19', true],
    ['쌀 낼 모레까지', '2026-11-20', true],
    ['쌀 내일모레 마감', '2026-11-20', true],
    ['쌀 모래까지', '2026-11-20', true],
    ['쌀 나흘 뒤까지', '2026-11-22', true],
    ['쌀 보름 안에', '2026-12-03', true],
    ['쌀 두 주 뒤 마감', '2026-12-02', true],
    ['쌀 목까지', '2026-11-19', true],
    ['쌀 담주 화까지', '2026-11-24', true],
    ['쌀 토 까지', '2026-11-21', true],
    ['쌀 일요일가지', '2026-11-22', true],
    ['쌀 다다음주 목요일까지', '2026-12-03', true],
    ['쌀 다음 주말까지', '2026-11-29', true],
    ['쌀 다음달 25일까지', '2026-12-25', true],
    ['쌀 25일 수요일 밤까지', '2026-11-25', true],
    ['쌀 11/27 금 까지', '2026-11-27', true],
    ['쌀 26일(목)', '2026-11-26', false],
    ['쌀 11/27(토)까지', '2026-11-27', false],
    ['쌀 이번주 월요일까지', '2026-11-23', false],
    ['쌀 토요일 전까지', '2026-11-21', false],
    ['쌀 오늘 8시 전까지', '2026-11-18', true],
    ['쌀 11/19~11/26', '2026-11-26', true],
    ['쌀 11월 19일~26일', '2026-11-26'],
    ['쌀 저녁 7시까지', '2026-11-18', false],
    ['쌀 수령은 일요일, 마감은 금요일', '2026-11-20', true],
    ['쌀 2일 이내 발송', null],
    ['고양이 모래 3포', null],
    ['하루견과 100봉', null],
  ]);
});

describe('people', () => {
  reads('totalUser', [
    ['쌀 서이서 나눠요', 3, true],
    ['쌀 너이서', 4, true],
    ['쌀 셋이요', 3, true],
    ['쌀 다섯이면 좋겠어요', 5, true],
    ['쌀 저까지 6', 6, true],
    ['쌀 인원: 5', 5, true],
    ['쌀 열두 명', 12, true],
    ['쌀 5등분 해요', 5, false],
    ['쌀 반띵 하실 분', 2, false],
    ['쌀 서너 명', 4, false],
    ['쌀 3~4명', 4, false],
    ['쌀 두 분 모십니다', 3, false],
    ['쌀 네 분 모집해요', 5, false],
    ['쌀 3명만 더요', 4, false],
    ['쌀 구해요 한 분', 2, false],
    ['쌀 두 명 있고 두 명 더 구해요', 4, false],
    ['쌀 4명 모집', 4, false],
    ['쌀 선착순 5명', 5, false],
    ['쌀 최소 4명', 4, false],
    ['쌀 모집인원 4명', 4, true],
    ['3분 카레 24개', null],
    ['쌀 걸어서 10분 거리', null],
    ['쌀 6시 30분에', null],
    ['4인 가족용 쌀', null],
  ]);
});

describe('prices', () => {
  reads('price', [
    ['쌀 5kg 3마넌', 30_000, true],
    ['쌀 5kg 이십오만원', 250_000, true],
    ['쌀 5kg 27.500원', 27_500, true],
    ['쌀 5kg 27500언', 27_500, true],
    ['쌀 5kg 27,500 둘이', 27_500, false],
    ['쌀 5kg 29900 원산지 국내산', 29_900, false],
    ['쌀 kg당 4천원 10kg', 40_000, false],
    ['기름 3병 병당 만원', 30_000, false],
    ['기름 병당 만원', null],
    ['기름 6개 하나에 3천원', 18_000, false],
    ['귤 한 박스 2만원', 20_000, true],
    ['귤 한 박스 2만원인데 세 박스 시킬게요', 60_000, false],
    ['귤 5kg\n15,000원\n2개 주문하려고요', 30_000, false],
    ['귤 5kg 3박스 45,000원\n3박스 주문하려고요', 45_000, false],
    ['귤 5kg\n15,000원\n2박스 구매시 28,000원', 15_000],
    ['귤 5kg\n15,000원\n2박스 구매시 28,000원\n2박스 살게요', 28_000, false],
    ['귤 5kg\n15,000원\n★4.6(7,741)', 15_000, true],
    ['귤 5kg\n15,000원\n리뷰 1,204 찜 3,310', 15_000, true],
    ['귤 5kg\n15,000원\n배송비 3,000원 (5만원 이상 무료)', 15_000, true],
    ['귤 5kg\n15,000원\n알림받기 쿠폰 1,000원', 15_000, true],
    ['귤 5kg\n15,000원\n2,000원 추가 할인', 15_000, true],
    ['귤 5kg\n40% 25,000원 15,000원', 15_000, false],
    ['귤 5kg\n25,000원\n40% 15,000원', 15_000, false],
    ['귤 5kg 할인가 15,000원\n시중가 25,000원', 15_000, false],
    ['귤 5kg 정가 25,000원', 25_000, false],
    ['귤 5kg 원래 2만원인데 지금 만오천원', 15_000, false],
    ['귤 6봉\n18,600원\n1봉 3,100원', 18_600, true],
    ['귤 5kg 3만원 5명 인당 7천원', 30_000, false],
    ['귤 5kg 3만원 5명 나누면 6천원', 30_000, true],
    ['귤 5kg 41명 3000원', 3000, true],
  ]);
});

describe('amounts', () => {
  reads('quantity', [
    ['마늘 두 접', '두 접', true],
    ['굴비 한 두름', '한 두름', true],
    ['오징어 20축', '20축', true],
    ['콩 3키로예요', '3kg', true],
    ['쌀 이십키로', '20kg', true],
    ['밥 210g, 36개', '210g 36개', true],
    ['죽 500g*4', '500gx4', true],
    ['갈비 1kg+1kg', '1kg+1kg', true],
    ['단감 10kg 40과 내외', '10kg 40과', true],
    ['생굴 1kg x 3봉 당일작업', '1kg x 3봉', true],
    ['마늘 1kg\n12,500원\n2개 시켜서 나눠요', '2개', false],
    ['굴비 20꾸릅', '20꾸릅', false],
    ['기저귀 4단계', null],
  ]);
});

describe('places', () => {
  reads('location', [
    ['쌀 5kg 3만원 101동 앞', '101동 앞', true],
    ['쌀 5kg 3만원 경비실', '경비실', true],
    ['쌀 5kg 3만원 후문 편의점 앞에서 나눠요', '후문 편의점 앞', true],
    ['쌀 5kg 3만원 지하2층 주차장', '지하2층 주차장', true],
    ['쌀 5kg 3만원 이마트 왕십리점 앞', '이마트 왕십리점 앞', true],
    ['쌀 5kg 3만원 뚝섬역2번출구', '뚝섬역2번출구', true],
    ['쌀 5kg 3만원 한빛 3단지 정문', '한빛 3단지 정문', false],
    ['쌀 5kg 3만원\n장소: 301동 1층 로비', '301동 1층 로비', true],
    ['저희집 현관앞에서 나눠요 쌀 5kg', AT.home, false],
    ['쌀 5kg 3만원 울집', AT.home, false],
    ['어린이집 식판 10개 3만원', null],
    ['마트에서 세일해요 쌀 5kg 3만원', null],
    ['코스트코에서 사온 쌀 5kg 3만원', null],
    ['쌀 5kg 3만원 정상가 5만원', null],
    ['문의는 1층 카페로 쌀 5kg', null],
    ['302호예요 쌀 5kg 3만원', null],
    ['쌀 5kg 3만원 도서지역 제외', null],
  ]);
});

describe('names', () => {
  reads('name', [
    ['고구마 나누실분~', '고구마', true],
    ['🍎🍎사과🍎 10kg', '사과', true],
    ['안녕하세요 101동이에요. 사과 10kg', '사과', true],
    ['4명 모이면 시킬게요 사과 10kg', '사과', false],
    ['쿠팡에서 본 사과 10kg', '사과', true],
    ['배 말고 사과 10kg', '사과', false],
    ['집에 휴지 떨어지신 분? 꼬물이 30롤', '꼬물이', false],
    ['[무료배송] 타임특가 청송 사과 10kg', '청송 사과', true],
    ['(주)과수원 사과 10kg', '사과', true],
    ['베스트 1위🏆 사과 10kg', '사과', true],
    ['뽀삐표 어덜트 8kg 강아지사료', '뽀삐표 어덜트', false],
    ['한우 1++ 국거리 600g', '한우 1++ 국거리', true],
    ['개당 500원 사과 20개', '사과', true],
    ['한 5만원쯤 사과 20개', '사과', true],
    ['밤 10시에 마감해요 사과 20개', '사과', false],
    ['품목: 청송 사과\n수량: 10kg', '청송 사과', true],
    ['같이 뭐 사실 분 계세요?', null],
  ]);
});
