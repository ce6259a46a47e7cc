import { expect, test } from 'vitest';
import { theKnowledge } from '../load-knowledge';
import { DANGERS, HARMLESS } from '../test-dangers';
import { isSlipped, waysToSay } from '../test-ways-to-say';
import { dangerIn } from './danger';

const { dangers } = theKnowledge();
const heard = (typed: string) => {
  const danger = dangerIn(typed, dangers);
  return danger?.worry ?? danger?.emergency ?? null;
};
const helpOf = (typed: string): string | null => {
  const help = heard(typed);
  return help === 'animal' || help === null ? help : 'person';
};

/** Of the messages in which a key was missed so many may go unheard: a short word is another by then. */
const UNHEARD = 0.07;
/** Or they are heard, but as somebody else’s: nothing is offered all the same. */
const OTHER_HELP = 0.08;

test.each(Object.entries(DANGERS))('%s: heard in every ending, dialect and spacing', (_, danger) => {
  const told = waysToSay(danger).filter((_, i) => !isSlipped(i));
  const missed = told.filter((typed) => helpOf(typed) !== danger.help);
  const soft = told.filter((typed) => danger.isGrave && dangerIn(typed, dangers)?.emergency == null);
  expect({ missed, soft }).toEqual({ missed: [], soft: [] });
});

test('a danger is heard with a wrong key, too', () => {
  const told = Object.values(DANGERS).flatMap((danger) =>
    waysToSay(danger)
      .filter((_, i) => isSlipped(i))
      .map((typed) => ({ typed, danger })),
  );
  const missed = told.filter(({ typed }) => heard(typed) === null);
  const other = told.filter(({ typed, danger }) => helpOf(typed) !== danger.help);
  expect(missed.map(({ typed }) => typed).slice(Math.floor(told.length * UNHEARD))).toEqual([]);
  expect(other.map(({ typed }) => typed).slice(Math.floor(told.length * OTHER_HELP))).toEqual([]);
});

test.each(HARMLESS)('%s: no danger', (typed) => {
  expect(heard(typed)).toBeNull();
});

test.each([
  '할머니가 계단에서 떨어지셨는데 다리를 못 움직이세요',
  '아이 이마가 찢어졌는데 피가 안 멈춰요',
  '끓는 물을 쏟아서 팔에 화상을 입었어요',
  '신랑이 오늘 따라 말이 어눌하고 얼굴이 하얗게 질렸어요',
  '아기가 열이 나고 울기만 해요',
  '속이 메스꺼우면서 식은땀이 나요',
  '눈에 세제가 튀었는데 앞이 흐려요',
  '벌에 쏘였더니 손이 부풀어 올라요',
  '유리컵이 깨졌는데 발에 박힌 것 같아요',
  '부엌에서 가스냄새가 나요',
  '칼에 베인 데가 휴지로 눌러도 피가 안 멎어요',
  '밥 안 먹은 아빠가 횡설수설하고 몸을 못 가눠요',
])('%s: help for a person', (typed) => {
  expect(helpOf(typed)).toBe('person');
});

test.each(['건전지 삼켯어', '동글동글한 배터리를 삼켰어요', '세제 캡슐을 깨물어서 터졌어요 토해요'])(
  '%s: an emergency, whoever it was',
  (typed) => {
    expect(dangerIn(typed, dangers)?.emergency).toBe('person');
  },
);

test.each(['강아지가 비틀거리면서 침을 흘려요', '고양이가 하루 종일 토했어요', '우리 푸들이 뒷다리를 못 움직여요'])(
  '%s: help for an animal',
  (typed) => {
    expect(helpOf(typed)).toBe('animal');
  },
);

test.each([
  '아기 열 날 때 먹일 죽 추천해줘',
  '배 아플 때 먹을 만한 거 있어?',
  '머리 아파서 무향 세제로 사고 싶어요',
  '새우 먹으면 입술이 부어요',
  '어릴 때 땅콩 먹고 쓰러진 적 있어요',
  '강아지 간식 골라줘',
  '리더가 물건을 안 줘요',
  '아이디 비번 까먹었어요',
  '무농약 상추',
  '냉장고 열었더니 우유가 없네',
])('%s: nothing to worry about', (typed) => {
  expect(heard(typed)).toBeNull();
});
