import { expect, test } from 'vitest';
import manifest from '../../package.json?raw';
import { licences } from './licences';

test('everything the web app is built on is named', () => {
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  const named = licences.flatMap(({ packages }) => packages);
  const missing = Object.keys(dependencies).filter((name) => !name.startsWith('@mungchi/') && !named.includes(name));
  expect(missing).toEqual([]);
});
