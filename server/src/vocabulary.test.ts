import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';

/**
 * One word for one thing. What users read is written in the sources of the three packages; a word that was given up, or that
 * is no Korean anybody says, does not come back. Left: what must not be there; right: what is said instead.
 */
const GIVEN_UP: readonly [word: RegExp, instead: string][] = [
  [/나눔/, '만나서 받기, 전달 화면, 수령 코드: 나눔 is what one gives away for free'],
  [
    /되는 때|때 더하기|물어볼 때|물어본 때|고른 때|(?:다른|같은|번째) 때|만날 때를|때를 \$/,
    '가능한 시간, 시간 추가, 후보 시간',
  ],
  [/나눌 (?:때|물건)/, '만날 때, 전할 물건'],
  [/님 외 .{0,12}명의 답/, '2명이 아직 답하지 않았어요'],
  [/(?<!기한이 )지나면 자리가/, '기한이 지나면 자리가'],
  [/일이 더 지나면 (?!공구가)/, '기한 뒤 3일 안에 소식이 없으면'],
  [/한 사람씩 나눠서 결제/, '각자 낼 금액을 결제'],
  [/쓴 때|여섯 달 동안 적어/, '사용 기록을 6개월 동안 보관해요'],
  [/를 연 이웃이 없어요/, '열린 감귤 공구가 없어요'],
  [/끝난 까닭|견줌/, '종료 사유, 대비'],
  [/여기로 모여요/, '받을 돈이 여기 모여요'],
  [/달마다 정산/, '월별 정산 내역'],
  [/문제(?:를)? 거[두둘뒀]|거둘게요|님이 거뒀|뭉치에 전하기|뭉치에 전했/, '취소하기, 뭉치에 판단 맡기기'],
  [/받기 확인|: '모두 받았어요'/, '받았어요'],
  [/만날 장소["'를]/, '만나는 곳'],
  [/휴대전화를 확인해/, '휴대폰 본인인증을 해 주세요'],
];

/** 정산 is what a leader is paid; what went in and out of a room is 결제 내역. */
const ONLY_IN: readonly [word: RegExp, folders: RegExp][] = [
  [/정산 내역/, /payouts|screens\.ts|assistant|help|legal|operator/],
];

const ROOT = path.resolve(import.meta.dirname, '../..');
/** What others write: sentences that are understood, evaluated or shown as examples. */
const NOT_OURS =
  /\/(eval|demo|understand)\/|\.test\.|\/test-|\/(?:word-rules|other-things)\.|assistant\/write\/(?:read-|name-words)/;

function sources(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => path.join(folder, name))
    .filter((name) => /\.tsx?$/.test(name) && !NOT_OURS.test(name));
}

function withoutComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '');
}

const TEXTS = ['web/src', 'server/src', 'contract/src']
  .flatMap(sources)
  .map((name) => ({ name, text: withoutComments(readFileSync(path.join(ROOT, name), 'utf8')) }));

test('there are sources to read', () => {
  expect(TEXTS.filter(({ text }) => /[가-힣]/.test(text)).length).toBeGreaterThan(300);
});

test.each(GIVEN_UP)('nobody reads %s', (word) => {
  expect(TEXTS.filter(({ text }) => word.test(text)).map(({ name }) => name)).toEqual([]);
});

test.each(ONLY_IN)('%s means one thing', (word, folders) => {
  expect(TEXTS.filter(({ name, text }) => word.test(text) && !folders.test(name)).map(({ name }) => name)).toEqual([]);
});
