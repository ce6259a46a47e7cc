import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FromHome } from './from-home';

test.each([
  [640, '우리 집에서 640m · 걸어서 10분'],
  [5100, '우리 집에서 5.1km'],
  [4, '우리 집 바로 앞'],
  [null, ''],
])('on the post, %s m reads %s', (metres, words) => {
  expect(render(<FromHome metres={metres} />).container.textContent).toBe(words);
});
