import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Read } from './guess';
import { readPost } from './read-post';
import { knownThings } from './things';

const SETS = path.resolve(import.meta.dirname, '../../../data/eval/posts');
/** Wednesday. */
export const TODAY = '2026-11-18';
const HOME = '서울 성동구 서울숲2길 10';
export const FIELDS = ['name', 'quantity', 'price', 'totalUser', 'deadline', 'location'] as const;
export type Field = (typeof FIELDS)[number];
export type Score = { expected: number; found: number; sure: number; sureRight: number; misses: string[] };

/** How a file of sentences is read. What is found counts whether it is sure or not; what nobody said counts against it when it is sure. */
export function score(file: string): Record<Field, Score> {
  const scores = Object.fromEntries(
    FIELDS.map((field) => [field, { expected: 0, found: 0, sure: 0, sureRight: 0, misses: [] }]),
  ) as unknown as Record<Field, Score>;
  for (const { text, right } of load(file)) {
    const read = readPost(text, { today: TODAY, home: HOME }, knownThings());
    for (const [nth, field] of FIELDS.entries())
      note(scores[field], text, spoken(read, field), read[field]?.sure ?? false, right[nth]!);
  }
  return scores;
}

function note(into: Score, text: string, value: string, sure: boolean, right: string[]): void {
  const isRight = right.some((each) => plain(each) === plain(value));
  if (!right.includes('-')) {
    into.expected += 1;
    if (isRight) into.found += 1;
  }
  if (sure && value !== '-') {
    into.sure += 1;
    if (isRight) into.sureRight += 1;
  }
  if (!isRight)
    into.misses.push(`${sure ? 'SURE ' : ''}${value} (${right.join(' ~ ')}): ${text.replaceAll('\n', ' / ')}`);
}

function spoken(read: Read, field: Field): string {
  const guess = read[field];
  if (!guess) return '-';
  if (field === 'location') return guess.note === 'HOME' ? 'HOME' : guess.said;
  return field === 'deadline' ? String(guess.value).slice(5) : String(guess.value);
}

const plain = (value: string): string => value.toLowerCase().replace(/[\sx×]/g, '');

function load(file: string): { text: string; right: string[][] }[] {
  const lines = readFileSync(path.join(SETS, file), 'utf8').split('\n');
  const all: { text: string; right: string[][] }[] = [];
  let text: string[] = [];
  for (const line of lines) {
    if (line.startsWith('= ')) {
      all.push({
        text: text.join('\n'),
        right: line
          .slice(2)
          .split('|')
          .map((column) => column.split('~').map((one) => one.trim())),
      });
      text = [];
    } else if (line.trim() !== '') text.push(line);
  }
  return all;
}
