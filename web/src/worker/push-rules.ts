import type { PushMessage } from '@mungchi/contract';
import { ownPath } from './own-path';

/** What is told to the phone. */
export type ShownPush = Omit<PushMessage, 'id' | 'badge'> & { id: number | null; badge: number | null };

const HOME = '/';

/**
 * Something is always shown, whatever arrived: a push that shows nothing is a strike, and after three of them an iPhone
 * takes the subscription away.
 */
export function readPush(text: string | undefined): ShownPush {
  const { title, body, path, tag, id, badge } = parse(text ?? '');
  return {
    title: typeof title === 'string' && title !== '' ? title : '뭉치',
    body: typeof body === 'string' ? body : '새 소식이 있어요.',
    path: ownPath(path) ?? HOME,
    tag: typeof tag === 'string' && tag !== '' ? tag : 'mungchi',
    id: isCount(id) ? id : null,
    badge: isCount(badge) ? badge : null,
  };
}

export type Answer = { action: string; title: string };

/** Whether the goods are there can be answered from the message itself; the action is the path it opens. */
export function answersOf(path: string): Answer[] {
  const room = /^(\/chat\/\d+)\/receive$/.exec(path)?.[1];
  if (!room) return [];
  return [
    { action: path, title: '받았어요' },
    { action: `${room}/dispute`, title: '아직 못 받았어요' },
  ];
}

/** The address a tap opens: the entry behind the hash is marked as read there, where the session is. */
export function addressOf({ path, id }: Pick<ShownPush, 'path' | 'id'>): string {
  return id === null ? path : `${path}#notification=${id}`;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}

function parse(text: string): Record<string, unknown> {
  try {
    return Object(JSON.parse(text));
  } catch {
    return {};
  }
}
