import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { usePassFocus } from './use-pass-focus';

function Row({ name, onGo }: { name: string; onGo: () => void }) {
  const row = usePassFocus<HTMLLIElement>();
  return (
    <li ref={row}>
      <button type="button" onClick={onGo}>
        {name}
      </button>
    </li>
  );
}

function Rows() {
  const [names, setNames] = useState(['감귤', '사과', '딸기']);
  return (
    <main id="main" tabIndex={-1}>
      {names.length > 0 && (
        <ul>
          {names.map((name) => (
            <Row key={name} name={name} onGo={() => setNames(names.filter((each) => each !== name))} />
          ))}
        </ul>
      )}
    </main>
  );
}

const focused = () => document.activeElement;
const button = (name: string) => screen.getByRole('button', { name });

test('a row that goes hands the focus to the next one, the one before, then to the screen', async () => {
  render(<Rows />);
  await userEvent.click(button('사과'));
  expect(focused()).toBe(button('딸기'));
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(button('감귤'));
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(screen.getByRole('main'));
});
