import { expect, test } from 'vitest';
import { namesBarredGoods } from './barred-goods';

test.each([
  '수제 맥주 24캔',
  '홍삼정 에브리타임',
  '어린이 영양제',
  '가정 상비약 세트',
  '전자담배 액상',
  '와인잔과 와인',
])('%s is warned about', (name) => expect(namesBarredGoods(name)).toBe(true));

test.each(['와인잔 6개', '와인 잔 세트', '맥주잔', '청송 꿀사과', '약과 한 상자', '양주 배', '반려 식물 영양제', ''])(
  '%s is not',
  (name) => expect(namesBarredGoods(name)).toBe(false),
);
