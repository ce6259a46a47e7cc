import { namesBarredGoods } from '@mungchi/contract';
import * as css from './board-form.css';

/** A part of its own because of the list of words, which nobody needs before they type a name. */
export function BarredWarning({ name }: { name: string }) {
  if (!namesBarredGoods(name)) return null;
  return (
    <p className={css.barred} role="status">
      개인끼리 거래할 수 없는 물품일 수 있어요. 주류, 담배, 의약품, 건강기능식품은 올릴 수 없어요.
    </p>
  );
}
