import type { LucideIcon } from 'lucide-react';
import { Picture } from '../ui/piece/picture';
import * as css from './inbox.css';

type Props = { image: string | null; icon: LucideIcon; tone: keyof typeof css.tone };

/** The picture of a purchase with what it is about at its foot; without a picture that alone. */
export function InboxMark({ image, icon: Icon, tone }: Props) {
  if (image === null) {
    return (
      <span className={`${css.mark} ${css.tile} ${css.tone[tone]}`}>
        <Icon size={24} aria-hidden />
      </span>
    );
  }
  return (
    <span className={css.mark}>
      <Picture src={image} alt="" width={48} height={48} radius={14} />
      <span className={`${css.disc} ${css.tone[tone]}`}>
        <Icon size={14} strokeWidth={2.4} aria-hidden />
      </span>
    </span>
  );
}
