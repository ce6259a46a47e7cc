import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerText } from './answer-text';

const ANSWER = `750m 안에 열린 빵 공구가 2개 있어요.
넷이 나누면 한 사람에 3,225원이에요.
성분표는 꼭 확인해 주세요.`;

test('every line stands for itself; how many there are and what one pays stand out', () => {
  const { container } = render(<AnswerText text={ANSWER} />);
  expect(container.children).toHaveLength(3);
  expect(screen.getByText('2개').tagName).toBe('B');
  expect(screen.getByText('한 사람에 3,225원').tagName).toBe('B');
});

test('nothing is lost or added, wherever the text breaks off while it is typed out', () => {
  const { container, rerender } = render(<AnswerText text="" />);
  for (let length = 1; length <= ANSWER.length; length++) {
    const typed = ANSWER.slice(0, length);
    rerender(<AnswerText text={typed} />);
    expect(container.textContent).toBe(typed.replaceAll('\n', ''));
  }
});
