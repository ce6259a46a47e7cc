import { Empty } from '../ui/feedback/empty';
import { Loading } from '../ui/feedback/loading';
import { TileSkeletons } from '../ui/feedback/skeleton';
import { waiting } from './product-grid.css';

/** A shelf, or all of them, before the catalogue is filled. */
export function NoProducts() {
  return <Empty text={'아직 상품이 없어요.\n곧 채워 둘게요.'} peek="yellow" />;
}

/** Skeleton of a product grid. */
export function WaitingGrid({ text = '상품을 불러오고 있어요.' }: { text?: string }) {
  return (
    <div className={waiting}>
      <Loading text={text} skeleton={<TileSkeletons />} />
    </div>
  );
}
