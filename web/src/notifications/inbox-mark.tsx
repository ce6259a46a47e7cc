import type { LucideIcon } from 'lucide-react';
import { Picture } from '../ui/piece/picture';
import { ThingPicture } from '../ui/piece/thing-picture';
import * as css from './inbox.css';

type Props = {
  image: string | null;
  /** The name of what neighbours look for: it has no picture but our drawing of such a thing. */
  thing?: string | null;
  icon: LucideIcon;
  tone: keyof typeof css.tone;
};

/** The picture of a purchase or of a thing with what it is about at its foot; without a picture that alone. */
export function InboxMark({ image, thing = null, icon: Icon, tone }: Props) {
  if (image === null && thing === null) {
    return (
      <span className={`${css.mark} ${css.tile} ${css.tone[tone]}`}>
        <Icon size={24} aria-hidden />
      </span>
    );
  }
  return (
    <span className={css.mark}>
      {image === null ? (
        <ThingPicture name={thing ?? ''} />
      ) : (
        <Picture src={image} alt="" width={48} height={48} radius={14} />
      )}
      <span className={`${css.disc} ${css.tone[tone]}`}>
        <Icon size={14} strokeWidth={2.4} aria-hidden />
      </span>
    </span>
  );
}
