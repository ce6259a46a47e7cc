import { expect, test } from 'vitest';
import { stopInTurn } from './stop-in-turn';

test('last first; one that fails does not keep those after it from being ended', async () => {
  const ended: string[] = [];
  const part = (name: string) => ({ name, end: async () => void ended.push(name) });
  const broken = { name: 'jobs', end: () => Promise.reject(new Error('jobs hang')) };
  const rows = [[part('database')], [part('connections')], [broken, part('http')]];
  await expect(stopInTurn(rows)).rejects.toThrow('jobs hang');
  expect(ended).toEqual(['http', 'connections', 'database']);
});
