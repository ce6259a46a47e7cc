import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { Gauge } from './gauge';
import { gaugeLevel } from './gauge-heart';

test.each([
  [0, 1],
  [25, 1],
  [25.9, 1],
  [26, 2],
  [50, 2],
  [51, 3],
  [75.5, 3],
  [76, 4],
  [100, 4],
])('%d percent is level %i', (percent, level) => {
  expect(gaugeLevel(percent)).toBe(level);
});

test('it is said in words', () => {
  const { container } = render(<Gauge of="leader" percent={82.5} />);
  expect(container.textContent).toBe('리더 게이지82.5%');
});
