import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { RadiusSelect } from './radius-select';

test('what was chosen in a rendered page before it was taken over is chosen', () => {
  const onChoose = vi.fn();
  const shown = <RadiusSelect chosen={1500} onChoose={onChoose} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shown);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '반경' });
  select.value = '3000';
  render(shown, { container, hydrate: true });
  expect(onChoose).toHaveBeenCalledExactlyOnceWith(3000);
});

test('nothing is chosen by itself', () => {
  const onChoose = vi.fn();
  render(<RadiusSelect chosen={1500} onChoose={onChoose} />);
  expect(onChoose).not.toHaveBeenCalled();
});
