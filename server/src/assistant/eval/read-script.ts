import type { Trait } from '../../products/trait-rules';
import type { Somebody } from './judge-harm';

/** What a person types, and what a good answer to it has. */
export type Turn = {
  say: string;
  /** The first card is one of these, by its name alone; `` is any product, and no expectation by itself. */
  match?: string;
  avoid?: string;
  min?: number;
  max?: number;
  category?: number;
  minProducts?: number;
  /** Kinds of answer that would do, parted by `|`. */
  kind?: string;
  topic?: string;
  cheaper?: boolean;
  pricier?: boolean;
  /** Nothing that was shown before. */
  fresh?: boolean;
  /** The list shown first. */
  again?: boolean;
  /** Speaks of the n-th of the last list. */
  focus?: number;
  /** Names the share among so many. */
  split?: number;
  /** Purchases are shown, and every one is like this. */
  boards?: string;
  /** None is shown, because there is none. */
  noBoards?: boolean;
  /** Speaks of the n-th purchase of the last list. */
  boardFocus?: number;
  noProducts?: boolean;
  /** What the answer says and does not say. */
  said?: string;
  unsaid?: string;
  /** From here on nothing may be offered that has, or may have, one of these; and what may again. */
  without?: Trait[];
  allow?: Trait[];
  /** The keys of what is left out after this turn, in order of the alphabet. */
  held?: string;
  /** From here on nothing may be offered that harms them. */
  harmless?: Somebody[];
  /** A button of the answer leads there (`/chat/list`). */
  way?: string;
};
export type Conversation = { id: string; turns: Turn[] };

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
