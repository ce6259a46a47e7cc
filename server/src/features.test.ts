import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { featuresFile } from '../generate/features-file';

test('the routes, jobs and schedules are what `npm run generate` writes', () => {
  expect(readFileSync(path.join(import.meta.dirname, 'features.gen.ts'), 'utf8')).toBe(featuresFile());
});
