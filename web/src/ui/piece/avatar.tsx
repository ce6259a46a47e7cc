import { Crown } from 'lucide-react';
import { useState } from 'react';
import { Mascot } from '../mascot/mascot';
import { avatarColors, type MascotColor } from '../mascot/mascot-look';
import * as css from './avatar.css';

type Props = {
  profileUrl?: string | null | undefined;
  /** Spoken; leave it out where the nickname stands beside it. */
  name?: string;
  size?: number;
  leader?: boolean;
};

/** Smaller default faces are pictures: a list shows a hundred of them, and a drawing has some forty elements. */
const DRAWN_FROM = 52;

/** A person's picture, or 뭉치 where there is none or it cannot be loaded. */
export function Avatar({ profileUrl, name = '', size = 40, leader = false }: Props) {
  const [broken, setBroken] = useState<readonly string[]>([]);
  const color = defaultColor(profileUrl) ?? (profileUrl && !broken.includes(profileUrl) ? null : 'pink');
  const picture = color === null ? profileUrl : size < DRAWN_FROM ? `/avatars/${color}-small.webp` : null;
  return (
    <span className={css.disc} style={{ width: size, height: size }}>
      {!picture || broken.includes(picture) ? (
        <Mascot avatar size={size} color={color ?? 'pink'} />
      ) : (
        <img
          src={picture}
          alt={color === null ? name : ''}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={css.photo}
          onError={() => setBroken([...broken, picture])}
        />
      )}
      {leader && (
        <span className={css.crown} style={{ width: size * 0.46, height: size * 0.46 }}>
          <Crown size={size * 0.29} strokeWidth={2.4} fill="currentColor" aria-hidden />
        </span>
      )}
    </span>
  );
}

/** The four default pictures are ours to draw, at any size. */
export function defaultColor(profileUrl: string | null | undefined): MascotColor | null {
  const name = profileUrl?.match(/(?:^|[/-])(pink|yellow|mint|blue)\.(?:svg|png|webp)$/)?.[1];
  return avatarColors.find((color) => color === name) ?? null;
}
