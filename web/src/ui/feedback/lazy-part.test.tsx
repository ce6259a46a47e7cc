import { render, screen } from '@testing-library/react';
import { Component, type ReactNode } from 'react';
import { expect, test, vi } from 'vitest';
import { lazyOrnament, lazyPart } from './lazy-part';

type Props = { name: string };

function Greeting({ name }: Props) {
  return <p>안녕하세요, {name}님</p>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>못 불러왔어요</p> : this.props.children);
}

test('what was fetched before is rendered at once', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = lazyPart<Props>(load);
  await Part.preload();
  render(<Part name="새봄" waiting={<p>잠시만요</p>} />);
  expect(screen.getByText('안녕하세요, 새봄님')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('otherwise it comes when it is rendered, once for all who render it', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = lazyPart<Props>(load);
  render(<Part name="새봄" waiting={<p>잠시만요</p>} />);
  expect(screen.getByText('잠시만요')).toBeTruthy();
  await screen.findByText('안녕하세요, 새봄님');
  render(<Part name="하루" />);
  expect(screen.getByText('안녕하세요, 하루님')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('what cannot be fetched is the boundary’s matter, but for an ornament', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  const gone = () => Promise.reject(new Error('gone'));
  const Part = lazyPart<Props>(gone);
  const Ornament = lazyOrnament<Props>(gone);
  const { container } = render(<Ornament name="새봄" />);
  render(
    <Boundary>
      <Part name="새봄" />
    </Boundary>,
  );
  await screen.findByText('못 불러왔어요');
  expect(container.textContent).toBe('');
  silence.mockRestore();
});
