import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AnswerText } from './answer-text';

const ANSWER = `간식 중에서 골라 봤어요.
1. 초코 샌드 쿠키 60개입 12,900원 · 가장 저렴해요
2. 호두 파이 20개 15,900원
넷이 나누면 1번은 한 사람에 3,225원이에요.`;

test('every line stands for itself; why a thing was chosen and what one pays stand out', () => {
  const { container } = render(<AnswerText text={ANSWER} />);
  expect(container.children).toHaveLength(4);
  expect(screen.getByText('가장 저렴해요').tagName).toBe('SPAN');
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
