import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { loadKnowledge } from './load-knowledge';

const ORIGINAL = path.resolve(import.meta.dirname, '../../data/assistant');
const folders: string[] = [];

function copyWith(name: string, text: string): string {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'mungchi-knowledge-'));
  folders.push(folder);
  cpSync(ORIGINAL, folder, { recursive: true });
  writeFileSync(path.join(folder, name), text);
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

test('the files that come with the product are good', () => {
  const knowledge = loadKnowledge();
  expect(knowledge.synonyms.length).toBeGreaterThan(50);
  expect(knowledge.service.map(({ topic }) => topic)).toContain('refund');
});

test('an operator’s word works at the next start', () => {
  const folder = copyWith('synonyms.json', '[{ "say": ["쪼꼬미 라면"], "find": ["라면"] }]');
  expect(loadKnowledge(folder).synonyms[0]).toMatchObject({ say: ['쪼꼬미라면'], category: null, weak: false });
});

test.each([
  ['synonyms.json', '[{ "say": [], "find": ["라면"] }]', /synonyms\.json at \[0\]\.say: at least one word/],
  [
    'synonyms.json',
    '[{ "say": ["라면"], "find": ["라면"], "category": 9 }]',
    /synonyms\.json at \[0\]\.category: must be/,
  ],
  ['service.json', '{ "topic": "x" }', /service\.json at the top/],
  ['commands.json', '[{ "command": "dance", "say": ["춤"] }]', /commands\.json at \[0\]\.command/],
  ['service.json', '[{ "topic": "party", "ask": ["파티"] }]', /service\.json at \[0\]: needs an answer/],
  [
    'ingredients.json',
    '[{ "id": "x", "label": "x", "say": ["x"], "traits": ["magic"] }]',
    /ingredients\.json at \[0\]\.traits/,
  ],
  ['talk.json', '[', /talk\.json: /],
])('a mistake in %s is told with its place', (name, text, message) => {
  expect(() => loadKnowledge(copyWith(name, text))).toThrow(message);
});
