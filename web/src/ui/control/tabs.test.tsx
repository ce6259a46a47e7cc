import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
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
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('tab', { name: '공구' })));
});

test('a tab beyond the edge of a narrow screen comes into the row when it is chosen', async () => {
  const place = (left: number, right: number) => ({ left, right }) as DOMRect;
  const rects = vi.spyOn(HTMLElement.prototype, 'getBoundingClientRect');
  rects.mockImplementation(function (this: HTMLElement) {
    if (this.getAttribute('role') === 'tablist') return place(0, 100);
    return this.textContent === '상품' ? place(70, 130) : place(8, 70);
  });
  render(<Interest />);
  await userEvent.setup().click(screen.getByRole('tab', { name: '상품' }));
  expect(screen.getByRole('tablist').scrollLeft).toBe(38);
  rects.mockRestore();
});
