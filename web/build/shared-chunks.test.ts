import { expect, test } from 'vitest';
import type { LoadedScreen } from '../../contract/src/first-loads';
import { isSharedChunk, sharedChunks } from './shared-chunks.ts';

const screen = (path: string, more: Partial<LoadedScreen> = {}): LoadedScreen => ({
  path,
  title: '',
  guard: 'open',
  ...more,
});
const MAIN = ['main.tsx', '/node_modules/react/index.js'];
const load = (of: LoadedScreen, ...modules: string[]) => ({
  screen: of,
  initial: new Set([...MAIN, ...modules]),
  all: new Set(modules),
});

test('what most screens need is one chunk, with and without the light ones', () => {
  const light = screen('/start', { kilobytes: 100, light: true });
  const others = ['/', '/post', '/room', '/shop'].map((path) => screen(path, { kilobytes: 115 }));
  const chunkOf = sharedChunks({
    main: new Set(MAIN),
    entries: new Set(['main.tsx']),
    screens: [
      load(light, 'button.tsx', 'carousel.tsx'),
      ...others.map((each, at) => load(each, 'button.tsx', 'bar.tsx', ...(at < 3 ? ['carousel.tsx'] : []))),
    ],
  });
  const names = ['button.tsx', 'bar.tsx', 'carousel.tsx'].map(chunkOf);
  expect(names).toEqual(['everywhere', 'everyday', 'for-start-home-post-room']);
  expect(names.map((name) => isSharedChunk(name!))).toEqual([true, true, true]);
});

test('what a roomy screen shares with others is left to the bundler, what is its own is not', () => {
  const chunkOf = sharedChunks({
    main: new Set(MAIN),
    entries: new Set(['main.tsx']),
    screens: [
      load(screen('/signup', { kilobytes: 140 }), 'schema.ts', 'field.tsx', 'avatar.tsx'),
      load(screen('/consents'), 'schema.ts'),
      load(screen('/write'), 'field.tsx'),
    ],
  });
  expect(['schema.ts', 'field.tsx', 'avatar.tsx'].map(chunkOf)).toEqual([undefined, undefined, 'only-signup']);
  expect(isSharedChunk('only-signup')).toBe(true);
});

test('modules go with the screens that need them at the start; a new first screen joins by its row', () => {
  const chunkOf = sharedChunks({
    main: new Set(MAIN),
    entries: new Set(['main.tsx', 'home.tsx', 'post.tsx', 'map.tsx']),
    screens: [
      load(screen('/', { kilobytes: 115 }), 'home.tsx', 'card.tsx', 'header.tsx', 'icon.tsx'),
      load(screen('/post/:id', { kilobytes: 115 }), 'post.tsx', 'card.tsx', 'icon.tsx'),
      load(screen('/map'), 'map.tsx', 'icon.tsx', 'header.tsx', 'tiles.tsx'),
    ],
  });
  expect(chunkOf('/node_modules/react/index.js')).toBe('libraries');
  expect(isSharedChunk('libraries')).toBe(true);
  expect(chunkOf('card.tsx')).toBe('for-home-post');
  expect(chunkOf('icon.tsx')).toBe('for-home-post');
  expect(chunkOf('header.tsx')).toBe('for-home');
  expect(isSharedChunk('home-screen')).toBe(false);
  // left to the bundler: the screens themselves, the app, and what no limited screen needs
  expect(['main.tsx', 'home.tsx', 'map.tsx', 'tiles.tsx'].map(chunkOf)).toEqual(Array(4).fill(undefined));
});
