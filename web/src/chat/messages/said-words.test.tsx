import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { message } from '../talk/test-messages';
import * as css from './bubble.css';
import { OwnMessage } from './own-message';
import { isLong, isOnlyEmoji } from './said-rules';
import { SaidWords } from './said-words';
import { TheirMessage } from './their-message';

test.each([
  ['👍', true],
  ['🥰🥰🥰', true],
  [' 🎉 👏🏽 ', true],
  ['👩‍👩‍👧', true],
  ['🇰🇷', true],
  ['❤️', true],
  ['🥰🥰🥰🥰', false],
  ['좋아요 👍', false],
  ['1', false],
  ['', false],
])('%s is large: %s', (text, large) => {
  expect(isOnlyEmoji(text)).toBe(large);
});

test.each([
  ['mine', (text: string) => <OwnMessage text={text} at={0} first last />],
  [
    'theirs',
    (text: string) => (
      <TheirMessage
        message={{ ...message(1), message: text }}
        leader={false}
        first
        last
        onShow={undefined}
        onHold={() => {}}
      />
    ),
  ],
])('%s: emoji on their own stand large in the bubble, words with one do not', (_, said) => {
  const { container, rerender } = render(said('🥰🎉'));
  expect([...container.getElementsByClassName(css.emoji)].map(({ textContent }) => textContent)).toEqual(['🥰🎉']);
  rerender(said('좋아요 🥰'));
  expect(container.getElementsByClassName(css.emoji)).toHaveLength(0);
});

test('long is half a screen: by letters or by lines', () => {
  expect(isLong('가'.repeat(400))).toBe(false);
  expect(isLong('가'.repeat(401))).toBe(true);
  expect(isLong('한 줄\n'.repeat(11))).toBe(false);
  expect(isLong('한 줄\n'.repeat(12))).toBe(true);
});

test('very long words are folded until they are asked for; links stay links', async () => {
  const { container } = render(<SaidWords text={`https://example.org/a ${'가나다 '.repeat(200)}끝`} />);
  expect(container.getElementsByClassName(css.folded)).toHaveLength(1);
  expect(screen.getByRole('link')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: '전체 보기' }));
  expect(container.getElementsByClassName(css.folded)).toHaveLength(0);
  expect(screen.queryByRole('button')).toBeNull();
});
