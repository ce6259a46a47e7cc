import { describe, expect, it } from 'vitest';
import { isShareable, sharedPrice } from './money';

describe('isShareable', () => {
  it.each([
    ['햇살농장 부사 사과 가정용 5kg', true],
    ['별목장 슬라이스 체다치즈 100매', true],
    ['순한결 3겹 화장지 30롤', true],
    ['고소한집 참기름 320ml 3병', false],
    ['맑은샘 생수 2L 12병', true],
    ['동네방앗간 떡국떡 3kg', true],
    ['한우 국거리 300g', false],
    ['방수 샤워 커튼 180cm', false],
    ['절수 샤워기 헤드 1개', false],
    ['반려견 쿠션 대형', false],
    ['1,000매 위생장갑', true],
  ])('%s: %s', (name, expected) => {
    expect(isShareable(name)).toBe(expected);
  });

  it('says what each of four would pay, and nothing of what stays whole', () => {
    expect(sharedPrice({ name: '감귤 10kg', price: 28_900 })).toBe('4명이면 1인 7,225원');
    expect(sharedPrice({ name: '샤워 커튼', price: 14_900 })).toBeNull();
  });
});
