import type { ProductDetail } from '@mungchi/contract';
import { useLikeProduct } from '../api/product-verbs';
import { useLocation } from '../links';
import { Button } from '../ui/control/button';
import { HeartButton } from '../ui/control/heart-button';
import { BottomBar } from '../ui/frame/bottom-bar';
import * as css from './item-bar.css';

/** Heart, the shop's own page, and the way to a group purchase of one's own. */
export function ItemBar({ product }: { product: ProductDetail }) {
  const [, navigate] = useLocation();
  const state = {
    message: 'shop',
    productId: product.id,
    imgUrl: product.imgUrl,
    name: product.name,
    categoryId: product.largeCategoryId,
    price: product.price,
  };
  return (
    <BottomBar>
      <Like product={product} />
      <a className={css.link} href={product.productUrl} target="_blank" rel="noreferrer noopener">
        제품 상세
      </a>
      <Button onPress={() => navigate('/gonggu/write', { state })}>공구방 생성하기</Button>
    </BottomBar>
  );
}

function Like({ product }: { product: ProductDetail }) {
  const like = useLikeProduct(product.id);
  return <HeartButton liked={product.liked} count={product.likeCount} onToggle={() => like(product)} />;
}
