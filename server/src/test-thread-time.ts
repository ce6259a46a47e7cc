import { readFileSync } from 'node:fs';

/**
 * Milliseconds that this thread has been on a processor: what it does, however many others want to run. Where no kernel
 * tells that, the whole process.
 */
export function threadTime(): number {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6;
  } catch {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000;
  }
}

const SENTENCE = '우유 말고 30,000원 이하로 세 명이 나눌 제주 감귤 10kg, 땅콩 알레르기 있어요! ';
const TEXT = SENTENCE.repeat(40);

/** The same work every time, of the kind that messages cost: patterns, pieces and counting. */
function measuredWork(): number {
  let found = 0;
  for (let round = 0; round < 400; round += 1) {
    const words = TEXT.normalize('NFC')
      .replace(/(\d+),(\d+)/g, '$1$2')
      .split(/[^\p{L}\p{N}]+/u);
    const counts = new Map<string, number>();
    for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
    found += counts.size + (TEXT.match(/(?:알레르기|말고|이하)\s*\S+/g)?.length ?? 0);
  }
  return found;
}

/** What the work above takes on the machine on which the limits were set. */
const THERE_MS = 50;

/** How much longer the same takes here, as it was measured last: a second of measuring for each look would be the test's own. */
let slower = 1;

function measureAgain(): void {
  let least = Infinity;
  for (let nth = 0; nth < 4; nth += 1) {
    const began = threadTime();
    measuredWork();
    least = Math.min(least, threadTime() - began);
  }
  slower = Math.max(1, least / THERE_MS);
}

/**
 * Whether more of a processor was spent than what takes that many milliseconds where the limits were set: a slower processor, a
 * shared core or a host that takes it away make the same work longer.
 */
export function isOver(spentMs: number, thereMs: number): boolean {
  if (spentMs <= thereMs * slower) return false;
  measureAgain();
  return spentMs > thereMs * slower;
}
