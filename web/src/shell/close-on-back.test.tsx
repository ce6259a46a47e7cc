import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { lazy, Suspense, useState } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { Route } from 'wouter';
import { navigate } from '../history/history-entry';
import { settleLayers } from '../history/layers';
import { useCloseOnBack } from '../history/use-close-on-back';
import { AppRouter } from './app-router';
import { useNavigationEffects } from './use-navigation';

const depth = () => (history.state as { depth?: number } | null)?.depth ?? 0;
const at = () => location.pathname;

/** A page with two layers, the second over the first. */
function Page() {
  const [open, setOpen] = useState<readonly string[]>([]);
  const without = (name: string) => setOpen((all) => all.filter((each) => each !== name));
  return (
    <>
      <button type="button" onClick={() => setOpen(['sheet'])}>
        sheet
      </button>
      <button type="button" onClick={() => setOpen(['sheet', 'dialog'])}>
        both
      </button>
      <button type="button" onClick={() => setOpen(['dialog'])}>
        swap
      </button>
      <button type="button" onClick={() => setOpen([])}>
        close
      </button>
      <button
        type="button"
        onClick={() => {
          setOpen([]);
          navigate('/room');
        }}
      >
        join
      </button>
      <Layer name="sheet" open={open.includes('sheet')} onClose={() => without('sheet')} />
      <Layer name="dialog" open={open.includes('dialog')} onClose={() => without('dialog')} />
    </>
  );
}

type LayerProps = { name: string; open: boolean; onClose: () => void; over?: 'app' };

function Layer({ name, open, onClose, over }: LayerProps) {
  useCloseOnBack(open, onClose, over);
  return open ? <p>{name} open</p> : null;
}

/** Beside the screens, as the dialogs of `notices` are. */
function Beside() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        notice
      </button>
      <Layer name="notice" over="app" open={open} onClose={() => setOpen(false)} />
    </>
  );
}

const NeverThere = lazy<() => null>(() => new Promise(() => {}));

function Navigation() {
  useNavigationEffects();
  return null;
}

let visits = 0;
beforeEach(() => {
  // A chain of its own: home, post. Nothing of other tests lies before it that is looked at.
  visits += 1;
  history.pushState({ key: `home${visits}`, index: 0 }, '', '/home');
  history.pushState({ key: `post${visits}`, index: 1 }, '', '/post');
  render(
    <AppRouter>
      <Navigation />
      <Route path="/home">the home</Route>
      <Route path="/post">
        <Page />
      </Route>
      <Route path="/room">the room</Route>
      <Suspense>
        <Route path="/slow">
          <NeverThere />
        </Route>
      </Suspense>
      <Beside />
    </AppRouter>,
  );
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const back = () => act(async () => history.back());

test('going back closes what is open, and only then leaves the page', async () => {
  await press('sheet');
  await expect.poll(depth).toBe(1);
  await back();
  await expect.poll(() => screen.queryByText('sheet open')).toBeNull();
  expect(at()).toBe('/post');
  await back();
  await screen.findByText('the home');
});

test('one step for each: the dialog first, then the sheet under it', async () => {
  await press('both');
  await expect.poll(depth).toBe(2);
  await back();
  await expect.poll(() => screen.queryByText('dialog open')).toBeNull();
  screen.getByText('sheet open');
  await back();
  await expect.poll(() => screen.queryByText('sheet open')).toBeNull();
  expect(at()).toBe('/post');
});

test('closed by a button, its entry is gone: the next step back leaves the page', async () => {
  await press('sheet');
  await expect.poll(depth).toBe(1);
  await press('close');
  await expect.poll(depth).toBe(0);
  await back();
  await screen.findByText('the home');
});

test('one that follows another in one go takes its entry over', async () => {
  await press('sheet');
  await expect.poll(depth).toBe(1);
  const entries = history.length;
  await press('swap');
  await screen.findByText('dialog open');
  await waitFor(() => expect([history.length, depth()]).toEqual([entries, 1]));
  await back();
  await expect.poll(() => screen.queryByText('dialog open')).toBeNull();
});

test('a navigation out of a layer leaves no entry of it behind', async () => {
  await press('both');
  await expect.poll(depth).toBe(2);
  await press('join');
  await screen.findByText('the room');
  expect(depth()).toBe(0);
  await back();
  await screen.findByRole('button', { name: 'sheet' });
  await back();
  await screen.findByText('the home');
});

test('a sheet still mounted while the next screen loads takes no entry over the new page', async () => {
  await press('sheet');
  await expect.poll(depth).toBe(1);
  await act(async () => navigate('/slow'));
  await expect.poll(at).toBe('/slow');
  screen.getByText('sheet open');
  await act(async () => settleLayers());
  expect([at(), depth()]).toEqual(['/slow', 0]);
  await back();
  await expect.poll(at).toBe('/post');
});

test('navigations wait for the traversal and keep their order', async () => {
  await press('sheet');
  await expect.poll(depth).toBe(1);
  await act(async () => {
    navigate('/home', { replace: true });
    navigate('/room');
  });
  await screen.findByText('the room');
  await back();
  await screen.findByText('the home');
});

test('going forward brings nothing closed back, and stays on the page', async () => {
  await press('sheet');
  await expect.poll(depth).toBe(1);
  await back();
  await expect.poll(depth).toBe(0);
  await act(async () => history.forward());
  await expect.poll(() => [at(), depth()]).toEqual(['/post', 0]);
  expect(screen.queryByText('sheet open')).toBeNull();
});

test('after a reload, which forgets what was open, no step back is lost', async () => {
  history.pushState({ ...history.state, depth: 1 }, '');
  await act(async () => settleLayers());
  await expect.poll(depth).toBe(0);
  await back();
  await screen.findByText('the home');
});

test('a dialog that outlives a navigation is closed by going back, too', async () => {
  await press('notice');
  await expect.poll(depth).toBe(1);
  await act(async () => navigate('/room'));
  await screen.findByText('the room');
  await expect.poll(depth).toBe(1);
  await back();
  await expect.poll(() => screen.queryByText('notice open')).toBeNull();
  screen.getByText('the room');
  await back();
  await screen.findByRole('button', { name: 'sheet' });
});
