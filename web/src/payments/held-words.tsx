import { Link } from '../links';
import * as css from './pay-bar.css';

/** Where the money is until the goods are there; the operator answers for it. */
export function HeldWords() {
  return (
    <p className={css.after}>
      결제한 돈은 물건을 받을 때까지 뭉치가 맡아 둬요. 구매 전에 취소되면 전액 돌려 드려요.{' '}
      <Link to="/legal/refund" className={css.rules}>
        환불 규정
      </Link>
    </p>
  );
}
