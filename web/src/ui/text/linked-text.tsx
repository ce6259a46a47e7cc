import type { AppLink } from '@mungchi/contract';
import { Link } from '../../links';
import { linkPieces } from './link-pieces';

/** Somebody's words, with the addresses in them to be followed: http and https only. */
export function LinkedText({ text }: { text: string }) {
  return linkPieces(text).map(({ text: words, href }, index) => {
    if (href === undefined) return words;
    const own = ownPath(href);
    return own === null ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <a key={index} href={href} target="_blank" rel="noopener noreferrer nofollow">
        {words}
      </a>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text never changes
      <Link key={index} to={own}>
        {words}
      </Link>
    );
  });
}

/** A shared post of ours opens in this tab. */
function ownPath(href: string): AppLink | null {
  const { origin, pathname, search, hash } = new URL(href);
  return origin === location.origin ? ((pathname + search + hash) as AppLink) : null;
}
