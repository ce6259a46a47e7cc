import { expect, test } from 'vitest';
import { spotOf } from './spot';

test.each([
  [
    'the purchase’s own place',
    '서울숲역 4번 출구, 서울특별시 성동구 왕십리로 77',
    '서울숲역 4번 출구',
    '서울숲역 4번 출구',
  ],
  ['another place', '뚝섬역 1번 출구', '서울숲역 4번 출구', '뚝섬역 1번 출구'],
  ['a place that only begins alike', '서울숲역 4번 출구 앞', '서울숲역 4번 출구', '서울숲역 4번 출구 앞'],
  ['no note', '서울특별시 성동구 왕십리로 77', '', '서울특별시 성동구 왕십리로 77'],
])('%s', (_, place, meetingNote, said) => {
  expect(spotOf(place, { meetingNote })).toBe(said);
});
