import { likedProductsQuery } from '../api/products';
import { ButtonLink } from '../ui/control/button';
import { Empty } from '../ui/feedback/empty';
import { TileSkeletons } from '../ui/feedback/skeleton';
import { ProductTile } from '../ui/piece/product-tile';
import { PagedList } from './paged-list';

export function LikedProducts() {
  return (
    <PagedList
      query={likedProductsQuery}
      waiting={{ text: '상품을 불러오고 있어요.', skeleton: <TileSkeletons /> }}
      empty={
        <Empty
          text="하트를 누른 상품을 여기서 볼 수 있어요!"
          peek="pink"
          action={
            <ButtonLink to="/shopping" size="small">
              쇼핑 둘러보기
            </ButtonLink>
          }
        />
      }
      look="grid"
    >
      {(product) => <ProductTile product={product} />}
    </PagedList>
  );
}
