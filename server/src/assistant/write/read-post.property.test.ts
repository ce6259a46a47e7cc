import { addDays } from '@mungchi/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../test-ring';
import { isOver, threadTime } from '../../test-thread-time';
import type { At } from './guess';
import { readPost } from './read-post';
import { knownThings } from './things';

/** A Sunday. */
const AT: At = { today: '2026-11-15', home: '서울 성동구 서울숲2길 10' };
const read = (text: string) => readPost(text, AT, knownThings());

const won = (price: number): string[] => [
  `${price}원`,
  `${price.toLocaleString('ko-KR')}원`,
  `총 ${price.toLocaleString('ko-KR')}원`,
  ...(price % 10_000 === 0 ? [`${price / 10_000}만원`, `${price / 10_000}만 원`] : []),
  ...(price % 1_000 === 0 && price % 10_000 !== 0 && price > 10_000
    ? [
        `${Math.floor(price / 10_000)}만${(price % 10_000) / 1_000}천원`,
        `${Math.floor(price / 10_000)}만${(price % 10_000) / 1_000}천`,
      ]
    : []),
];
const COUNTED = ['', '', '두', '세', '네', '다섯', '여섯', '일곱', '여덟', '아홉', '열'];
const heads = (people: number): string[] => [
  `${people}명`,
  `${people} 명`,
  `나까지 ${people}명`,
  `${people}명이서`,
  ...(COUNTED[people] ? [`${COUNTED[people]} 명`, `${COUNTED[people]}명`] : []),
];
const until = (days: number): string[] => {
  const [, month, day] = addDays(AT.today, days).split('-').map(Number);
  return [
    `${month}월 ${day}일까지`,
    `${month}/${day}까지`,
    `마감 ${month}/${day}`,
    ...(days <= 9 ? [`${days}일 뒤까지`] : []),
  ];
};

describe('any form, said in any of these ways and in any order', () => {
  const form = fc.record({
    name: fc.constantFrom('제주감귤', '쌀', '절임배추', '두루마리 휴지', '청송 꿀사과', '물티슈', '캡슐세제', '만두'),
    quantity: fc.constantFrom('10kg', '20kg 2박스', '2L 24병', '60구', '30롤', '100매 20팩', '1.5kg'),
    price: fc.oneof(
      fc.integer({ min: 1, max: 99 }).map((n) => n * 10_000),
      fc.integer({ min: 3, max: 990 }).map((n) => n * 1_000),
      fc.integer({ min: 1_000, max: 999_999 }),
    ),
    people: fc.integer({ min: 2, max: 50 }),
    days: fc.integer({ min: 1, max: 40 }),
    ways: fc.tuple(fc.nat(), fc.nat(), fc.nat(), fc.nat()),
    order: fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 }),
    between: fc.constantFrom(' ', ', ', '\n', ' / '),
  });

  test('reads as that form, and all that is sure is right', () => {
    fc.assert(
      fc.property(form, ({ name, quantity, price, people, days, ways, order, between }) => {
        const way = (said: string[], nth: number) => said[ways[nth]! % said.length]!;
        const parts = [name, quantity, way(won(price), 0), way(heads(people), 1), way(until(days), 2)];
        const got = read(order.map((nth) => parts[nth]).join(between));
        expect(got).toMatchObject({
          name: { value: name, sure: true },
          quantity: { value: quantity, sure: true },
          price: { value: price, sure: true },
          totalUser: { value: people, sure: true },
          deadline: { value: addDays(AT.today, days), sure: true },
        });
      }),
      { numRuns: runs(600) },
    );
  });
});

describe('whatever is written', () => {
  const bits = fc.constantFrom(
    '3만원',
    '만',
    '천',
    '5명',
    '네',
    '구해요',
    '10kg',
    '박스',
    '11/20',
    '까지',
    '토요일',
    '우리집',
    '앞',
    '역',
    '로 3',
    '[',
    '(',
    '→',
    '%',
    ' 010-1234-5678 ',
    'https://a.b',
    '\n',
    ' ',
    ',',
    '~',
    '𝟛만원',
    '👩‍👩‍👧',
    '\u202e',
    '\u0000',
    'ﷺ',
    'e\u0301',
    '0',
    '9'.repeat(20),
    '총',
    '인당',
    '씩',
    '당',
    '감귤',
  );
  const any = fc.oneof(
    fc.array(bits, { maxLength: 40 }).map((all) => all.join('')),
    fc.string({ unit: 'binary', maxLength: 300 }),
  );

  test('it never throws, its words stand in the text, its numbers in its words, and phone numbers nowhere', () => {
    fc.assert(
      fc.property(any, (text) => {
        const got = read(text);
        const plain = text.normalize('NFC').replaceAll('\u0000', ' ');
        const { content, dropped: _, ...guesses } = got;
        for (const guess of Object.values(guesses)) {
          expect(guess.said).not.toBe('');
          expect(plain.replace(/\s+/g, '')).toContain(guess.said.replace(/\s+/g, ''));
        }
        if (got.quantity)
          for (const number of got.quantity.value.match(/\d+/g) ?? []) expect(got.quantity.said).toContain(number);
        expect(Array.from(content).length).toBeLessThanOrEqual(255);
        expect(JSON.stringify(got)).not.toMatch(/010-1234-5678/);
      }),
      { numRuns: runs(1500) },
    );
  });

  test('a thousand hostile characters take a few milliseconds', () => {
    const hostile = [
      '만',
      '1',
      '1만 ',
      '5명 ',
      '10kg ',
      '가나다 ',
      '가',
      '11/2',
      '우리집',
      '((',
      '[a',
      '성수동 주민센터 ',
      '010 ',
      '0-1-',
      '한 두 세 ',
      '1,000,',
      'A1 ',
      ' ',
      '\n',
      '월요일까지',
      '1월1일',
      '학교',
      '가나 학교앞 ',
      '다섯이서',
      '앞에서 ',
      '101동 ',
      '하실분 ',
      '1,000 ',
      '99%1000원',
      '1kg,',
      '2봉 살게요 ',
      '나까지 ',
      '👩‍👩‍👧',
      '1일~',
      '이십',
    ];
    for (const piece of hostile) {
      const text = piece.repeat(Math.ceil(1000 / piece.length)).slice(0, 1000);
      const isSlow = () => {
        const began = threadTime();
        for (let nth = 0; nth < 5; nth += 1) read(text);
        // 5 ms are promised for each, and the kernel counts in steps of 4.
        return isOver(threadTime() - began, 29);
      };
      read(text);
      expect({ piece, slow: isSlow() && isSlow() && isSlow() }).toEqual({ piece, slow: false });
    }
  });
});
