import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { SearchBox } from './search-box';

function open(initial = '') {
  const searched: string[] = [];
  render(<SearchBox action="/search" initial={initial} onSearch={(keyword) => searched.push(keyword)} />);
  return {
    searched,
    input: screen.getByRole<HTMLInputElement>('searchbox', { name: '검색어' }),
    user: userEvent.setup(),
  };
}

test('Enter and the button search once each, trimmed', async () => {
  const { searched, input, user } = open();
  await user.type(input, '  사과 {Enter}');
  await user.click(screen.getByRole('button', { name: '검색' }));
  expect(searched).toEqual(['사과', '사과']);
});

test('blank does nothing', async () => {
  const { searched, input, user } = open();
  await user.type(input, '   {Enter}');
  await user.click(screen.getByRole('button', { name: '검색' }));
  expect(searched).toEqual([]);
});

test('a syllable that is still being composed is part of the keyword', async () => {
  const { searched, input } = open();
  input.focus();
  fireEvent.input(input, { target: { value: '감귤' } });
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true });
  fireEvent.compositionEnd(input);
  fireEvent.keyDown(input, { key: 'Enter', code: 'Enter', keyCode: 13 });
  fireEvent.keyUp(input, { key: 'Enter', code: 'Enter' });
  await expect.poll(() => searched).toEqual(['감귤']);
});

test('what was typed into a rendered page before it was taken over is searched for', async () => {
  const searched: string[] = [];
  const shown = <SearchBox action="/search" onSearch={(keyword) => searched.push(keyword)} />;
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(shown);
  const input = screen.getByRole<HTMLInputElement>('searchbox', { name: '검색어' });
  input.value = '감귤';
  render(shown, { container, hydrate: true });
  await userEvent.click(screen.getByRole('button', { name: '검색' }));
  expect(searched).toEqual(['감귤']);
  expect(input.value).toBe('감귤');
});

test('it starts with the keyword it is given, and can be emptied', async () => {
  const { input, user } = open('쌀');
  expect(input.value).toBe('쌀');
  await user.click(screen.getByRole('button', { name: '검색어 지우기' }));
  expect(input.value).toBe('');
  await waitFor(() => expect(document.activeElement).toBe(input));
});
