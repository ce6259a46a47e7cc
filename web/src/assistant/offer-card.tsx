import type { AppLink } from '@mungchi/contract';
import type { ReactNode } from 'react';
import { Link } from '../links';
import { Picture } from '../ui/piece/picture';
import { won } from '../ui/text/money';
import * as css from './offer-card.css';

type Props = {
  to: AppLink;
  picture: string;
  name: string;
  share: number;
  /** Over the name, and beside the price. */
  badges?: ReactNode;
  aside: ReactNode;
  onOpen: () => void;
};

/** Something to tap on: a picture, what it is, what one person pays. */
export function OfferCard({ to, picture, name, share, badges, aside, onOpen }: Props) {
  return (
    <Link to={to} className={css.card} onClick={onOpen}>
      <Picture src={picture} alt="" width={84} height={84} />
      <span className={css.words}>
        {badges && <span className={css.badges}>{badges}</span>}
        <span className={css.name}>{name}</span>
        <span className={css.foot}>
          <b className={css.price}>1인 {won(share)}</b>
          <span className={css.aside}>{aside}</span>
        </span>
      </span>
    </Link>
  );
}
