import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { SCREENS } from '@mungchi/contract';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SHARE } from '../worker/request-rules';

const PUBLIC = path.resolve(import.meta.dirname, '../../public');
type Picture = { src: string; sizes: string; type: string; purpose?: string };
type Manifest = {
  id: string;
  name: string;
  icons: Picture[];
  screenshots: Picture[];
  shortcuts: { name: string; url: string; icons: Picture[] }[];
  share_target: { action: string; method: string };
};
const manifest = JSON.parse(readFileSync(path.join(PUBLIC, 'manifest.webmanifest'), 'utf8')) as Manifest;
const pictures = [...manifest.icons, ...manifest.screenshots, ...manifest.shortcuts.flatMap(({ icons }) => icons)];

test.each(pictures)('$src is there, as large as it says', async ({ src, sizes, type }) => {
  const file = path.join(PUBLIC, src);
  expect(existsSync(file)).toBe(true);
  if (sizes === 'any') return;
  const { width, height, format } = await sharp(file).metadata();
  expect([`${width}x${height}`, `image/${format}`]).toEqual([sizes, type]);
  expect(readFileSync(file).length).toBeLessThan(60_000);
});

test('the shortcuts are screens, and the share is the one the worker takes', () => {
  const screens = new Set<string>(SCREENS.map(({ path: at }) => at));
  expect(manifest.shortcuts.map(({ name }) => name)).toEqual(['공구 열기', '채팅']);
  expect(manifest.shortcuts.every(({ url }) => screens.has(url))).toBe(true);
  expect(manifest.share_target).toMatchObject({ action: SHARE, method: 'POST' });
});

test('what stores ask for is complete', () => {
  const purposes = new Set(manifest.icons.map(({ purpose = 'any' }) => purpose));
  expect([...purposes].sort()).toEqual(['any', 'maskable', 'monochrome']);
  expect(manifest.id).toBe('/');
  expect(manifest.name).toMatch(/[가-힣]/);
});
