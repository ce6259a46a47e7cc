import { describe, expect, test } from 'vitest';
import { flagsOf, hasContact, hasContactInName } from '../boards/flags/flag-rules';
import { blanked, phonesOf, withoutContacts } from './contacts';

const REFUSED = [
  '010-1234-5678로 연락 주세요',
  '０１０－１２３４－５６７８',
  '0１0-1234-5678',
  '⓪①⓪-①②③④-⑤⑥⑦⑧',
  '공일공 일이삼사 오육칠팔',
  '공1공-1234-5678이에요',
  '공일공 일이삼사 오육칠팔이에요',
  '문의 ㅇ1ㅇ 1234 5678',
  '영일영 하나둘셋넷 다섯여섯',
  '영일영 하나둘셋넷 다섯여섯일곱여덟',
  '010 하나둘셋넷 오육칠팔',
  '0\u200b1\u200b0-1234-5678',
  'https://open.kakao.com/o/abc',
  'kakaotalk id happy123',
  'kakao id happy',
  'KakaoTalk: happy_123',
  '카톡 happy123',
  '카톡은 happy123이에요',
  '카카오톡은 happyday예요',
  '카톡으로 happy123',
  'ㅋㅌ happy123',
  'ㅋ ㅌ은 무시해도 카톡 아이디 abcd',
  '인스타는 green_pot',
  'o p e n . k a k a o',
  'open kakao 말고 openkakao',
  'bit(점)ly/abc',
  'bit[.]ly/abc',
  'bit 점 ly/abc',
  'mall(dot)co.kr',
  'a@b.co',
  'happy.day@naver.com으로 주세요',
  'hxxp example com',
  'hxxps://baby-sale.shop',
];

/** Ordinary words, prices and dates: nobody is kept from writing them. */
const PASSING = [
  '껍질이 얇은 귤인가요?',
  '맥주도 함께 오나요?',
  '가격 12,900원에서 9,900원으로, 하나에 2,475원이에요',
  '30,000원을 5명이 나누면 6,000원 맞나요?',
  '유통기한 2027.01.05까지예요',
  '11월 30일(월) 오후 2시 30분, 010번 버스 정류장 앞',
  '2026-11-20부터 2026-12-01까지',
  '주문번호 20261116-0101234 확인했어요',
  '101동 1203호 앞에서 받아도 되나요?',
  '비번 4821',
  '하나 둘 셋 넷 다섯 여섯 일곱 여덟 아홉 열 개',
  '하나 사면 하나 더 주나요?',
  '공 하나, 영양제 둘, 이쑤시개 셋 맞아요?',
  '일이 삼십 분쯤 늦게 끝나요, 사오 분 기다려 주세요',
  '카톡이 아니라 여기서 물어봐요',
  '카톡은 안 써요',
  '카카오 99% 초콜릿 5봉',
  'kakao friends 인형 2개',
  'ㅋㅋㅋ 맛있겠다',
  'ㅋㅌㅋㅌ',
  'A B C 중에 고르나요?',
  'S M L 사이즈 있어요?',
  '1.5kg × 4봉',
  '버전 2.0 거치대 USB3.0',
  '롯데마트.코스트코 중 싼 곳',
  '한우 1++ 등심 @600g',
  '(점) 표시가 있는 것 말고요',
  '모델번호 010-2034 필터',
  '바코드 8801234567890 과자',
  '10kg 3박스, 500ml x 24',
];

describe('in a question, an answer or a post', () => {
  test.each(REFUSED)('a contact: %s', (text) => expect(hasContact(text)).toBe(true));
  test.each(PASSING)('none: %s', (text) => expect(hasContact(text)).toBe(false));
});

describe('in the name of a wish', () => {
  test.each([
    ...REFUSED,
    '감귤 ㅋㅌ abcd1234',
    '감귤 a@b.co',
    '감귤 hxxp example com',
    '감귤 １２３４５６７８９０１',
    '감귤 12345678901',
    'coupang.com 감귤',
  ])('refused: %s', (text) => expect(hasContactInName(text)).toBe(true));
  test.each([
    '제주 감귤 10kg',
    '한우 1++ 등심 600g',
    '생수 2L 12병 500ml 24병',
    '3겹 휴지 30롤',
    '비타500 100병',
    'LED 전구 10W 2700K',
  ])('taken: %s', (text) => expect(hasContactInName(text)).toBe(false));
});

test('what was found is named as it reads', () => {
  expect(flagsOf('문의 ０１０－１２３４－５６７８')).toEqual([{ kind: 'PHONE', words: '０１０－１２３４－５６７８' }]);
});

test.each([
  ['연락 ０１０－１２３４－５６７８ 주세요', '연락 ＿ 주세요'],
  ['연락 ㅇ1ㅇ 1234 5678', '연락 ＿'],
  ['공일공 1234 5678이에요', '＿이에요'],
  ['영일영 하나둘셋넷 다섯여섯일곱여덟 문자', '＿ 문자'],
  ['01012345678, 010-9999-8888', '＿, ＿'],
])('numbers are cut out of the text where they stand: %s', (text, expected) => {
  expect(blanked(text, phonesOf(text), '_').replace(/_+/g, '＿')).toBe(expected);
});

test.each(REFUSED)('for a model none is left: %s', (text) => {
  expect(hasContact(withoutContacts(`귤 10kg ${text}`))).toBe(false);
  expect(withoutContacts(`귤 10kg ${text}`)).toContain('귤 10kg');
});

test.each(PASSING)('for a model all of it is left: %s', (text) => {
  expect(withoutContacts(text)).toBe(text);
});
