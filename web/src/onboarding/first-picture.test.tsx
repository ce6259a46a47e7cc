import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FIRST_PICTURES } from '../../build/first-pictures.mjs';
import { StartScreen } from './start-screen';

/** Asked for in other words than by the screen itself, the picture would come twice. */
test('the page asks for the picture that the first slide shows', () => {
  const { container } = render(<StartScreen />);
  const picture = container.querySelector('img');
  expect(picture?.getAttribute('src')).toBe(FIRST_PICTURES['/start'].src);
  expect(picture?.getAttribute('srcset')).toBeNull();
});
