import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { Tabs } from './tabs';

const tabs = [
  { value: 'boards', label: '공구' },
  { value: 'products', label: '상품' },
] as const;

function Interest() {
  const [value, setValue] = useState<'boards' | 'products'>('boards');
  return (
    <Tabs label="관심 목록" tabs={tabs} value={value} onChange={setValue}>
      {value}
    </Tabs>
  );
}

test('tap and arrow keys switch the panel', async () => {
  const user = userEvent.setup();
  render(<Interest />);
  await user.click(screen.getByRole('tab', { name: '상품' }));
  expect(screen.getByRole('tabpanel', { name: '상품' }).textContent).toBe('products');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('tabpanel', { name: '공구' }).textContent).toBe('boards');
  expect(document.activeElement).toBe(screen.getByRole('tab', { name: '공구' }));
});
