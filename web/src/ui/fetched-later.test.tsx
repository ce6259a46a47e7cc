import { render, screen } from '@testing-library/react';
import { Component, type ReactNode, Suspense } from 'react';
import { expect, test, vi } from 'vitest';
import { fetchedLater } from './fetched-later';

function Greeting({ name }: { name: string }) {
  return <p>안녕하세요, {name}님</p>;
}

class Boundary extends Component<{ children: ReactNode }> {
  override state = { failed: false };
  static getDerivedStateFromError = () => ({ failed: true });
  override render = () => (this.state.failed ? <p>못 불러왔어요</p> : this.props.children);
}

function show(Part: ReturnType<typeof fetchedLater<{ name: string }>>) {
  return render(
    <Boundary>
      <Suspense fallback={<p>잠시만요</p>}>
        <Part name="새봄" />
      </Suspense>
    </Boundary>,
  );
}

test('what was fetched before is drawn at once, without anything that stands in for it', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = fetchedLater(load);
  await Part.fetch();
  show(Part);
  expect(screen.getByText('안녕하세요, 새봄님')).toBeTruthy();
  expect(load).toHaveBeenCalledOnce();
});

test('otherwise it comes when it is drawn, once for all who draw it', async () => {
  const load = vi.fn(() => Promise.resolve(Greeting));
  const Part = fetchedLater(load);
  show(Part);
  expect(screen.getByText('잠시만요')).toBeTruthy();
  await screen.findByText('안녕하세요, 새봄님');
  show(Part);
  expect(screen.getAllByText('안녕하세요, 새봄님')).toHaveLength(2);
  expect(load).toHaveBeenCalledOnce();
});

test('what cannot be fetched is the boundary’s matter', async () => {
  const silence = vi.spyOn(console, 'error').mockImplementation(() => {});
  show(fetchedLater<{ name: string }>(() => Promise.reject(new Error('gone'))));
  await screen.findByText('못 불러왔어요');
  silence.mockRestore();
});
