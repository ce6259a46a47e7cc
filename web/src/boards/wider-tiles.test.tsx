import { fireEvent, render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { RadiusChips } from './radius-chips';
import { RadiusSelect } from './radius-select';
import { WiderTiles } from './wider-tiles';

test('each circle says how many it holds, and choosing one widens', () => {
  const chosen: number[] = [];
  const boards = [{ distance: 2000 }, { distance: 2900 }];
  render(<WiderTiles chosen={750} boards={boards} onChoose={(radius) => chosen.push(radius)} />);
  expect(screen.getByRole('status').textContent).toBe('3km로 넓히면 2개가 있어요');
  expect(screen.getAllByRole('button').map((tile) => tile.textContent)).toEqual(['750m0개', '1.5km0개', '3km2개']);
  fireEvent.click(screen.getByRole('button', { name: /3km/ }));
  expect(chosen).toEqual([3000]);
});

test('before it is known, no number is claimed', () => {
  render(<WiderTiles chosen={750} boards={undefined} onChoose={() => undefined} />);
  expect(screen.queryByText(/0개/)).toBeNull();
});

test.each([
  ['chips', RadiusChips, () => fireEvent.click(screen.getByRole('button', { name: '1.5km' }))],
  [
    'one chip',
    RadiusSelect,
    () => fireEvent.change(screen.getByRole('combobox', { name: '반경' }), { target: { value: '1500' } }),
  ],
] as const)('the radius is chosen from %s', (_, Chooser, choose) => {
  const chosen: number[] = [];
  render(<Chooser chosen={750} onChoose={(radius) => chosen.push(radius)} />);
  choose();
  expect(chosen).toEqual([1500]);
});
