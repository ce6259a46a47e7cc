import { expect, test } from 'vitest';
import { demoCatalogue } from '../eval/load-set';
import { theKnowledge } from '../load-knowledge';
import { goodsOf } from '../retrieve/goods-index';
import { subjectsIn } from './exclusion-subjects';
import { lettersOf } from './letters';
import { lexiconOf } from './lexicon';
import { readMentions } from './wished-mentions';

const goods = goodsOf(demoCatalogue());
const knowledge = theKnowledge();

/** How the first thing of a message reads. */
function readsOf(message: string) {
  const letters = lettersOf(message);
  const subjects = subjectsIn(letters.text, letters.wordStarts, lexiconOf(goods, knowledge), knowledge);
  const places = subjects.map((subject) => ({ start: subject.start, end: subject.end, subject }));
  return readMentions(letters, places, (word) => goods.vocabulary.has(word))[0]!.reads;
}

test.each([
  '새우 볶음밥',
  '우유랑 빵 사려고',
  '새우 감바스 해먹을건데',
  '견과류 선물하려는데',
  '치즈 듬뿍 들어간 피자',
  '우유, 계란',
  '닭가슴살 퍽퍽하지 않은거',
  '고등어 가시 없는 거',
  '계란 10구',
])('%s: nothing is said of it', (message) => {
  expect(readsOf(message)).toBe('bare');
});

test.each([
  '우유 추천',
  '계란 떨어졌어',
  '새우 먹고 싶다',
  '오징어 데쳐서 찍어먹을래',
  '고등어 노릇하게 구워먹게',
  '우유는 있나',
  '새우 없나',
  '우유 유통기한 긴 걸로 골라줘',
])('%s is a wish', (message) => {
  expect(readsOf(message)).toBe('wish');
});

test.each([
  '오징어 들어가면 바로 반품할거임',
  '오징어는 치를 떰',
  '고등어도 손사래 치십니다',
  '새우 0마리 들어간 볶음밥',
  '땅콩 트라우마 있어서 초콜릿',
  '새우 뽀글거리는 친구랑 먹을 간식',
  '새우 볶음밥은 쿠당탕해서',
  '우유, 계란은 쿠당탕해서',
  '새우는 공포증',
  '오징어 반품각 안주',
  '우유는 좀',
  '오징어 ㄴ',
  '우유 비린내에 헛구역질하는 애 음료수',
  '닭 종류는 다 손 뗐어요',
])('%s says something else of it', (message) => {
  expect(readsOf(message)).toBe('unread');
});
