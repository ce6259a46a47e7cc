import { pathOf, type RoomId, TASK_KINDS, type Task } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { taskClock, taskWords } from './task-words';

const task = (kind: Task['kind']): Task => ({
  kind,
  boardId: 7 as Task['boardId'],
  title: '유정란 60구',
  image: '',
  by: null,
  n: 2,
  of: 5,
  path: pathOf(kind, 7 as RoomId),
});

test('every kind has its words and its button', () => {
  expect(TASK_KINDS.map((kind) => Object.values(taskWords(task(kind))).join(' · '))).toEqual([
    '알린 문제에 답해 주세요 · 답하기',
    '빈자리 2개를 채워 주세요 · 채우기',
    '모집 기간이 끝났어요 · 늘리거나 취소하기',
    '물건을 살 차례예요 · 사러 가기',
    '결제 2명 남았어요 · 확인하기',
    '전달 2/5명 · 전달 화면',
    '가능한 시간이 모였어요 · 정하기',
    '약속을 정해 주세요 · 정하기',
    '2자리 남았어요 · 이웃에게 알리기',
    '궁금한 점 2개에 답해 주세요 · 답하기',
  ]);
});

const NOW = Date.parse('2026-11-15T10:30:00Z');

test.each<[Task['kind'], string | null, string | null, string?]>([
  ['MEET', null, null],
  ['HAND', '2026-11-15T10:00:00.000Z', '오늘 저녁 7시부터', 'runs'],
  ['HAND', '2026-11-14T10:00:00.000Z', '11월 14일 저녁 7시부터', 'runs'],
  ['VACANCY', '2026-11-15T12:00:00.000Z', '오늘 밤 9시까지', 'hot'],
  ['VACANCY', '2026-11-16T10:29:00.000Z', '내일 저녁 7시 29분까지', 'hot'],
  ['BUY', '2026-11-16T12:00:00.000Z', '내일 밤 9시까지', 'calm'],
  ['BUY', '2026-11-22T12:00:00.000Z', '11월 22일까지', 'calm'],
  ['BUY', '2026-11-15T10:30:00.000Z', '기한이 지났어요', 'hot'],
  ['FILL', '2026-11-15T15:00:00.000Z', '오늘까지', 'hot'],
  ['FILL', '2026-11-16T15:00:00.000Z', '내일까지', 'calm'],
  ['EXTEND', '2026-11-18T15:00:00.000Z', '11월 18일까지', 'calm'],
  ['PICK', '2026-11-17T12:00:00.000Z', '11월 17일까지', 'calm'],
  ['PICK', '2026-11-15T09:00:00.000Z', null],
])('%s by %s is %s', (kind, by, words, look) => {
  expect(taskClock({ kind, by }, NOW)).toEqual(words === null ? null : { words, look });
});
