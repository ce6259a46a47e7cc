import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { useEnter } from './use-enter';

function Composer({ onSend }: { onSend: (text: string) => void }) {
  const [text, setText] = useState('');
  const enter = useEnter((value) => {
    onSend(value);
    setText('');
  });
  return <input value={text} onChange={(event) => setText(event.target.value)} {...enter} />;
}

function open() {
  const sent: string[] = [];
  render(<Composer onSend={(text) => sent.push(text)} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  input.focus();
  return { sent, input };
}

const type = (input: HTMLInputElement, text: string) => fireEvent.input(input, { target: { value: text } });
const composingEnter = { key: 'Enter', code: 'Enter', keyCode: 229, isComposing: true };
const plainEnter = { key: 'Enter', code: 'Enter', keyCode: 13 };

test('a plain Enter acts at once', () => {
  const { sent, input } = open();
  type(input, 'abc');
  fireEvent.keyDown(input, plainEnter);
  fireEvent.keyUp(input, plainEnter);
  expect(sent).toEqual(['abc']);
});

test('Chrome on Mac: the composing keydown, the end of the composition, a second keydown', async () => {
  const { sent, input } = open();
  type(input, '감귤');
  fireEvent.keyDown(input, composingEnter);
  fireEvent.compositionEnd(input, { data: '귤' });
  fireEvent.keyDown(input, plainEnter);
  fireEvent.keyUp(input, plainEnter);
  await vi.waitFor(() => expect(sent).toEqual(['감귤']));
  expect(input.value).toBe('');
});

test('Chrome on Windows: key "Process" and no second keydown', async () => {
  const { sent, input } = open();
  type(input, '사과');
  fireEvent.keyDown(input, { ...composingEnter, key: 'Process' });
  fireEvent.compositionEnd(input, { data: '과' });
  fireEvent.keyUp(input, plainEnter);
  await vi.waitFor(() => expect(sent).toEqual(['사과']));
});

test('Firefox: an input event after the end of the composition does not bring the text back', async () => {
  const { sent, input } = open();
  type(input, '사고');
  fireEvent.keyDown(input, { ...composingEnter, key: 'Process' });
  fireEvent.compositionEnd(input, { data: '과' });
  type(input, '사과');
  await vi.waitFor(() => expect(sent).toEqual(['사과']));
  await vi.waitFor(() => expect(input.value).toBe(''));
});

test('Safari: the composition has ended before the keydown', () => {
  const { sent, input } = open();
  type(input, '배추');
  fireEvent.compositionEnd(input, { data: '추' });
  fireEvent.keyDown(input, { ...composingEnter, isComposing: false });
  fireEvent.keyUp(input, plainEnter);
  expect(sent).toEqual(['배추']);
});

test('a keyboard that never ends the composition still sends on release', () => {
  const { sent, input } = open();
  type(input, '쌀');
  fireEvent.keyDown(input, { ...plainEnter, isComposing: true });
  fireEvent.keyUp(input, plainEnter);
  expect(sent).toEqual(['쌀']);
});

test('holding Enter sends once, pressing again sends again', () => {
  const { sent, input } = open();
  type(input, 'a');
  fireEvent.keyDown(input, plainEnter);
  fireEvent.keyDown(input, { ...plainEnter, repeat: true });
  fireEvent.keyUp(input, plainEnter);
  type(input, 'b');
  fireEvent.keyDown(input, plainEnter);
  fireEvent.keyUp(input, plainEnter);
  expect(sent).toEqual(['a', 'b']);
});
