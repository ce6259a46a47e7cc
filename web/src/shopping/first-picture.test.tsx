import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FIRST_PICTURES } from '../../build/first-pictures.mjs';
import { Banner } from './banner';

/** Asked for in other words than by the screen itself, the picture would come twice. */
test('the page asks for the picture that the first banner shows', () => {
  const picture = render(<Banner />).container.querySelector('img');
  const { src, srcset, sizes } = FIRST_PICTURES['/shopping'];
  expect(['src', 'srcset', 'sizes'].map((name) => picture?.getAttribute(name))).toEqual([src, srcset, sizes]);
});
