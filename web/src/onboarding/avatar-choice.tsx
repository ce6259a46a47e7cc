import { hidden } from '../ui/foundation/type.css';
import { Avatar } from '../ui/piece/avatar';
import * as css from './signup.css';

const AVATARS = [
  { url: '/avatars/pink.webp', name: '분홍 뭉치' },
  { url: '/avatars/yellow.webp', name: '노랑 뭉치' },
  { url: '/avatars/mint.webp', name: '민트 뭉치' },
  { url: '/avatars/blue.webp', name: '파랑 뭉치' },
] as const;

/** The avatar is random at first and can be changed. */
export function randomAvatar(): string {
  return AVATARS[Math.floor(Math.random() * AVATARS.length)]!.url;
}

type Props = { value: string; onChange: (url: string) => void };

export function AvatarChoice({ value, onChange }: Props) {
  return (
    <fieldset>
      <legend className={hidden}>프로필 그림</legend>
      <div className={css.avatars}>
        {AVATARS.map(({ url, name }) => (
          <label key={url} className={css.avatar}>
            <input
              type="radio"
              name="profileUrl"
              aria-label={name}
              className={css.radio}
              checked={value === url}
              onChange={() => onChange(url)}
            />
            <Avatar profileUrl={url} size={60} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
