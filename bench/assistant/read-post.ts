import { readFileSync } from 'node:fs';
import { readPost } from '../../server/src/assistant/write/read-post';
import { knownThings } from '../../server/src/assistant/write/things';
import { threadTime } from '../../server/src/test-thread-time';

/** `npm run bench:read-post`: processor time of one text read as a form. What is promised: 1 ms at 100 characters, 5 ms at 1,000 hostile ones. */
const ROUNDS = 20;
const AT = { today: '2026-11-15', home: '서울 성동구 서울숲2길 10' };
const things = knownThings();
const EVAL = new URL('../../server/data/eval/posts/', import.meta.url);

/** The sentences without what is expected of them. */
const lines = readFileSync(new URL('open-sentences.txt', EVAL), 'utf8').split('\n');
const sentences = lines.filter((line) => line !== '' && !line.startsWith('='));
const pasted = readFileSync(new URL('open-pasted.txt', EVAL), 'utf8')
  .split('\n\n')
  .map((text) => text.replace(/^=.*$/gm, '').trim());
const PIECES =
  '만|1|1만 |5명 |10kg |가나다 |가|11/2|우리집|((|[a|성수동 주민센터 |010 |0-1-|한 두 세 |1,000,|A1 | |월요일까지|1월1일|학교|다섯이서|3만원 |인당 ';
const hostile = PIECES.split('|').map((piece) => piece.repeat(Math.ceil(1000 / piece.length)).slice(0, 1000));

console.log('| texts | how many | middle, ms | slowest, ms |');
console.log('|---|---|---|---|');
say('sentences', sentences);
say('pasted', pasted);
say('hostile, 1,000 characters', hostile);

function say(name: string, texts: readonly string[]): void {
  const took = texts.map(timeOf).toSorted((a, b) => a - b);
  const [middle, slowest] = [took[took.length >> 1]!, took.at(-1)!];
  console.log(`| ${name} | ${texts.length} | ${middle.toFixed(2)} | ${slowest.toFixed(2)} |`);
}

function timeOf(text: string): number {
  for (let nth = 0; nth < 3; nth += 1) readPost(text, AT, things);
  const began = threadTime();
  for (let nth = 0; nth < ROUNDS; nth += 1) readPost(text, AT, things);
  return (threadTime() - began) / ROUNDS;
}
