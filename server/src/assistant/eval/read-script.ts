import type { Conversation, Turn } from './score';

const NUMBERS = new Set(['min', 'max', 'category', 'minProducts', 'focus', 'split', 'boardFocus']);
const FLAGS = new Set(['cheaper', 'pricier', 'fresh', 'again', 'noBoards', 'noProducts']);

/**
 * Conversations as lines of text: a blank line parts them, `what is typed :: expectation; expectation=value`. A line
 * beginning with `#` is a remark.
 */
export function readScript(text: string, prefix: string): Conversation[] {
  const talks = text
    .split(/\n\s*\n/)
    .map((block) => block.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#')))
    .filter((lines) => lines.length > 0);
  return talks.map((lines, i) => ({ id: `${prefix}${String(i + 1).padStart(3, '0')}`, turns: lines.map(readTurn) }));
}

function readTurn(line: string): Turn {
  const [say, expectations = ''] = line.split(' :: ');
  const turn: Record<string, unknown> = { say: say!.trim() };
  for (const each of expectations.split(';')) {
    const [key, ...value] = each.trim().split('=');
    if (!key) continue;
    if (FLAGS.has(key)) turn[key] = true;
    else if (NUMBERS.has(key)) turn[key] = Number(value.join('='));
    else if (key === 'without' || key === 'allow') turn[key] = value.join('=').split(',');
    else if (KNOWN.has(key)) turn[key] = value.join('=');
    else throw new Error(`“${key}” is no expectation: ${line}`);
  }
  return turn as Turn;
}

const KNOWN = new Set(['match', 'avoid', 'kind', 'topic', 'boards', 'said', 'unsaid', 'held']);
