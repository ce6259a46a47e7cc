import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCES = join(import.meta.dirname, '../..');
/** Labels drawn on a map marker or in a scene are part of the picture. */
const DRAWN = ['map/marker.css.ts', 'mypage/check/check-scene.css.ts'];

test('type follows the size people choose in their browser: no font size or line height in pixels', () => {
  const fixed = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.css.ts') && !DRAWN.includes(file))
    .filter((file) => /(fontSize|lineHeight): *('[^']*px|\d{2})/.test(readFileSync(join(SOURCES, file), 'utf8')));
  expect(fixed).toEqual([]);
});
