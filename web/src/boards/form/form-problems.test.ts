import { expect, test } from 'vitest';
import { ApiError } from '../../api/api-error';
import { formProblems } from './form-problems';

test('problems go beside the field they are about', () => {
  const invalid = new ApiError('INVALID_FIELDS', 400, '', { price: '가격', 'images.1': '사진' });
  expect(formProblems(invalid)).toEqual({ price: '가격', images: '사진' });
  expect(formProblems(new ApiError('ADDRESS_NOT_FOUND', 400, '주소'))).toEqual({ location: '주소' });
  expect(formProblems(new ApiError('SHARE_WOULD_RISE', 409, '몫'))).toEqual({ price: '몫' });
});

test('what no field is to blame for is somebody else’s to tell', () => {
  expect(formProblems(new ApiError('NETWORK', 0, ''))).toBeNull();
  expect(formProblems(new ApiError('BOARD_IN_PROGRESS', 409, ''))).toBeNull();
  expect(formProblems(new Error('?'))).toBeNull();
});
