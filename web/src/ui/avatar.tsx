import { Crown } from 'lucide-react';
import { useState } from 'react';
import * as css from './avatar.css';
import { Mascot } from './mascot';
import { avatarColors, type MascotColor } from './mascot-look';

type Props = {
  profileUrl?: string | null | undefined;
  /** Spoken; leave it out where the nickname stands beside it. */
  name?: string;
  size?: number;
  leader?: boolean;
};

/** A person's picture, or 뭉치 where there is none or it cannot be loaded. */
export function Avatar({ profileUrl, name = '', size = 40, leader = false }: Props) {
  const [broken, setBroken] = useState<string | null>(null);
  const color = defaultColor(profileUrl);
  const drawn = !profileUrl || color !== null || broken === profileUrl;
  return (
    <span className={css.disc} style={{ width: size, height: size }}>
      {drawn ? (
        <Mascot avatar size={size} color={color ?? 'pink'} />
      ) : (
        <img
          src={profileUrl}
          alt={name}
          width={size}
          height={size}
          loading="lazy"
          decoding="async"
          className={css.photo}
          onError={() => setBroken(profileUrl)}
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

/** The four default pictures are drawn here instead of fetched: sharper, and nothing to load. */
export function defaultColor(profileUrl: string | null | undefined): MascotColor | null {
  const name = profileUrl?.match(/(?:^|[/-])(pink|yellow|mint|blue)\.(?:svg|png|webp)$/)?.[1];
  return avatarColors.find((color) => color === name) ?? null;
}
