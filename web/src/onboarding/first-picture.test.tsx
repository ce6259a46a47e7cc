import { LOADED_SCREENS } from '@mungchi/contract';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { StartScreen } from './start-screen';

/** If the preload differed from the screen's own request, the picture would be downloaded twice. */
test('the page asks for the picture that the first slide shows', () => {
  const start = LOADED_SCREENS.find(({ path }) => path === '/start');
  const picture = render(<StartScreen />).container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(start?.picture?.src);
  expect(picture?.getAttribute('srcset')).toBeNull();
});
