import { expect, test } from 'vitest';
import contract from '../../../../contract/package.json?raw';
import web from '../../../package.json?raw';
import { licences } from './licences';

test('everything the web app is built on is named, and nothing else', () => {
  const named = licences.flatMap(({ packages }) => packages);
  const direct = [web, contract].flatMap(dependenciesOf).filter((name) => !name.startsWith('@mungchi/'));
  expect(direct.filter((name) => !named.includes(name))).toEqual([]);
  const broughtAlong = ['scheduler', 'use-sync-external-store', '@tanstack/query-core', 'kdbush'];
  const fonts = ['pretendard', 'jua'];
  expect(named.filter((name) => !direct.includes(name))).toEqual([...broughtAlong, ...fonts]);
});

function dependenciesOf(manifest: string): string[] {
  const { dependencies } = JSON.parse(manifest) as { dependencies: Record<string, string> };
  return Object.keys(dependencies);
}
