import { LOADED_SCREENS } from '@mungchi/contract';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Banner } from './banner';

/** If the preload differed from the screen's own request, the picture would be downloaded twice. */
test('the page asks for the picture that the first banner shows', () => {
  const shopping = LOADED_SCREENS.find(({ path }) => path === '/shopping');
  const shown = render(<Banner />).container.querySelector('img');
  const attributes = ['src', 'srcset', 'sizes'].map((name) => [name, shown?.getAttribute(name)]);
  expect(Object.fromEntries(attributes)).toEqual(shopping?.picture);
});
