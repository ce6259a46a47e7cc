import { describe, expect, it } from 'vitest';
import { splitAddress } from './address-parts';

describe('splitAddress', () => {
  it.each([
    ['첨단로 242', '첨단로', '242'],
    ['첨단로242', '첨단로', '242'],
    ['첨단로 242 3층', '첨단로', '242'],
    ['왕십리로 83-21, 디타워', '왕십리로', '83-21'],
    ['성수이로7길 12', '성수이로7길', '12'],
    ['성수이로 7길 12', '성수이로7길', '12'],
    ['판교역로146번길 20', '판교역로146번길', '20'],
    ['연무장5가길 3', '연무장5가길', '3'],
    ['강남대로 지하 396', '강남대로', '지하396'],
    ['왕십리로 12 길동빌딩', '왕십리로', '12'],
    ['서울숲2길', '서울숲2길', ''],
    ['성수동1가 685-20', '성수동1가685-20', ''],
    ['종로3가', '종로3가', ''],
  ])('%s', (text, head, number) => {
    const split = splitAddress(text);
    const { underground, main, sub } = split.number ?? { underground: false, main: '', sub: 0 };
    expect([split.head, `${underground ? '지하' : ''}${main}${sub ? `-${sub}` : ''}`]).toEqual([head, number]);
  });

  it('takes what stands in brackets as a hint', () => {
    expect(splitAddress('테헤란로 152 (역삼동, 강남파이낸스센터)').hints).toEqual(['역삼동', '강남파이낸스센터']);
  });
});
