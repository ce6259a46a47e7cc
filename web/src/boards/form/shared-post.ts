import { BOARD_CONTENT_MAX, BOARD_NAME_MAX, POST_TEXT_MAX } from '@mungchi/contract';
import { EMPTY_DRAFT, type Filled } from './board-draft';

const LINK = /https?:\/\/\S+/;

/**
 * Something another app shared, as the beginning of a post. Apps are not agreed on what goes where: the link is as often in
 * the text as in its own field, and the title may be missing.
 */
export function sharedPost(search: string): (Filled & { picturesAt: string | null }) | null {
  const query = new URLSearchParams(search);
  const [title, text, url] = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '') as [
    string,
    string,
    string,
  ];
  const picturesAt = query.get('pictures');
  if (!title && !text && !url && !picturesAt) return null;
  const link = url || (LINK.exec(text)?.[0] ?? '');
  const words = text.replace(link, '').trim();
  const [line = ''] = (title || words).split('\n');
  const said = words === line ? '' : words;
  const room = BOARD_CONTENT_MAX - (link ? link.length + 1 : 0);
  const content = [cut(said, room), link].filter(Boolean).join('\n');
  return {
    draft: { ...EMPTY_DRAFT, name: cut(line, BOARD_NAME_MAX), content: cut(content, BOARD_CONTENT_MAX) },
    pictures: [],
    picturesAt,
  };
}

/** All of it, for the reader of sentences. */
export function sharedText(search: string): string {
  const query = new URLSearchParams(search);
  const parts = ['title', 'text', 'url'].map((name) => query.get(name)?.trim() ?? '');
  return cut([...new Set(parts)].filter(Boolean).join('\n'), POST_TEXT_MAX);
}

/** By whole characters: half of an emoji is none. */
function cut(words: string, length: number): string {
  if (words.length <= length) return words;
  const fits: string[] = [];
  let used = 0;
  for (const char of words) {
    used += char.length;
    if (used > length) break;
    fits.push(char);
  }
  return fits.join('').trim();
}
