import type { ProductDetail } from '@mungchi/contract';
import { likeProduct, productDetail, unlikeProduct } from '@mungchi/contract/calls';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation } from 'wouter';
import { call } from '../api/call';
import { endpointKey } from '../api/query-client';
import { BottomBar } from '../ui/bottom-bar';
import { Button } from '../ui/button';
import { HeartButton } from '../ui/heart-button';
import { showAlert } from '../ui/notices';
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
  const queries = useQueryClient();
  const params = { productId: String(product.id) };
  const show = (liked: boolean, likeCount: number) =>
    queries.setQueryData<ProductDetail>(
      endpointKey(productDetail, { params }),
      (now) => now && { ...now, liked, likeCount },
    );

  async function toggle() {
    const { liked, likeCount } = product;
    show(!liked, likeCount + (liked ? -1 : 1));
    try {
      const answer = await call(liked ? unlikeProduct : likeProduct, { params });
      show(answer.liked, answer.likeCount);
      void queries.invalidateQueries({ queryKey: ['/api/products/like'] });
    } catch {
      show(liked, likeCount);
      await showAlert(liked ? '찜 취소 실패. 다시 시도해주세요.' : '찜 실패. 다시 시도해주세요.');
    }
  }
  return <HeartButton liked={product.liked} count={product.likeCount} onToggle={toggle} />;
}
