import type { Stage } from '@mungchi/contract';
import { ENDPOINTS } from '@mungchi/contract/all';

export const CALLERS = ['visitor', 'stranger', 'follower', 'leader', 'left', 'expired'] as const;
export const EVERYBODY = [...CALLERS, 'operator', 'paused', 'banned', 'blocked'] as const;
export type Caller = (typeof EVERYBODY)[number];

export type Line = { name: string; stage: Stage; thing: string; cells: Record<Caller, string> };

/** After the call stands the stage of the room, or the thing that it names. Where a table says nothing of operators, they are strangers like others. */
export function readLines(table: string, callers: readonly Caller[] = CALLERS): Line[] {
  return table
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => {
      const words = line.trim().split(/\s+/);
      const cells = words.splice(-callers.length);
      const [verb, where, more = 'RECRUITING'] = words;
      const isStage = /^[A-Z]+$/.test(more);
      const named = Object.fromEntries(callers.map((caller, index) => [caller, cells[index]!]));
      const name = `${verb} ${where}`;
      const stranger = named['stranger']!;
      const blocked = BLOCKED[name] ?? stranger;
      const byCaller = {
        ...named,
        operator: named['operator'] ?? stranger,
        ...restrictionsOf(name, stranger),
        blocked,
      };
      return {
        name,
        stage: isStage ? (more as Stage) : 'RECRUITING',
        thing: isStage ? '' : more,
        cells: byCaller as Record<Caller, string>,
      };
    });
}

/** A stranger whom the leader has blocked: what is new is refused, with words that tell nobody; nothing else changes. */
const BLOCKED: Record<string, string> = {
  'POST /api/group-boards/:boardId/join': 'NOT_JOINABLE',
  'POST /api/group-boards/:boardId/waitlist': 'NOT_JOINABLE',
  'POST /api/group-boards/:boardId/questions': 'NOT_JOINABLE',
  'GET /api/users/:userId/regular': 'USER_NOT_FOUND',
  'PUT /api/users/:userId/regular': 'USER_NOT_FOUND',
};

/** Strangers who are kept from what the contract says. Which calls those are is stated by `safety/sanctions.test.ts`, one by one. */
function restrictionsOf(name: string, stranger: string): { paused: string; banned: string } {
  // They have something to appeal against.
  if (name === 'POST /api/appeals') return { paused: '–', banned: '–' };
  const endpoint = ENDPOINTS.find(({ method, path }) => `${method} ${path}` === name);
  if (!endpoint) return { paused: stranger, banned: 'BANNED' };
  // Who uploads there has not signed up yet, perhaps: paused ones are refused, whoever lacks a consent is not.
  const isKnown = endpoint.auth !== 'public' && endpoint.auth !== 'refresh';
  return {
    paused: endpoint.standing === 'active' || name === 'POST /api/media' ? 'PAUSED' : stranger,
    banned: isKnown && endpoint.standing !== 'any' ? 'BANNED' : stranger,
  };
}
