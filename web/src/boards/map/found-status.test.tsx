import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { FoundStatus } from './found-status';

test('a wider circle is announced once, when its purchases are there, and no change of theirs after that', async () => {
  const { rerender } = render(<FoundStatus asked="750m 안에" count={null} />);
  const status = screen.getByRole('status');
  const heard: string[] = [];
  const ear = new MutationObserver(() => heard.push(status.textContent ?? ''));
  ear.observe(status, { childList: true, characterData: true, subtree: true });
  for (const [asked, count] of [
    ['750m 안에', 4],
    ['750m 안에', 5],
    ['1.5km 안에', null],
    ['1.5km 안에', 14],
    ['1.5km 안에', 13],
    ['3km 안에', null],
    ['3km 안에', 0],
  ] as const) {
    rerender(<FoundStatus asked={asked} count={count} />);
    await Promise.resolve();
  }
  ear.disconnect();
  expect(heard).toEqual(['750m 안에 공구 4개', '1.5km 안에 공구 14개', '']);
});
