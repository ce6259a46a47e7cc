import { Mascot } from '../../ui/mascot/mascot';
import { Picture } from '../../ui/piece/picture';
import { perPerson, won } from '../../ui/text/money';
import type { BoardDraft, ShopProduct } from './board-draft';
import * as css from './board-form.css';

/** The generated title, updated while typing. */
export function TitlePreview({ name, quantity }: { name: string; quantity: string }) {
  return (
    <section className={css.preview} aria-label="제목 미리보기" aria-live="polite">
      <span className={css.face}>
        <Mascot color="purple" cap size={40} ground={false} />
      </span>
      <div>
        <p className={css.note}>제목은 자동으로 생성됩니다.</p>
        <p className={css.title}>
          <span className={name ? css.written : css.blank}>{name || '상품명'}</span>{' '}
          <span className={quantity ? css.written : css.blank}>{quantity || '+ 총 수량 +'}</span> 공구합니다.
        </p>
      </div>
    </section>
  );
}

/** Right under the total, while typing. */
export function Share({ draft }: { draft: BoardDraft }) {
  const { price, totalUser, maxSeats = 1 } = draft;
  const known = price !== null && totalUser !== null && price > 0 && totalUser > 0;
  return (
    <p className={css.share}>
      <span>{maxSeats > 1 ? '예상 1몫 가격' : '예상 1인당 가격'}</span>
      <b className={css.amount}>{known ? won(perPerson(price, totalUser)) : '-'}</b>
    </p>
  );
}

export function ShopThumbnail({ product }: { product: Pick<ShopProduct, 'imgUrl' | 'name'> }) {
  return (
    <div className={css.shop}>
      <Picture src={product.imgUrl} alt={product.name} width={96} height={96} eager />
      <p>
        <span className={css.note}>이 상품으로 공구를 열어요</span>
        <b className={css.product}>{product.name}</b>
      </p>
    </div>
  );
}
