import { Loading } from '../ui/feedback/loading';
import { TileSkeletons } from '../ui/feedback/skeleton';
import { waiting } from './product-grid.css';

/** Skeleton of a product grid. */
export function WaitingGrid({ text = '상품을 불러오고 있어요.' }: { text?: string }) {
  return (
    <div className={waiting}>
      <Loading text={text} skeleton={<TileSkeletons />} />
    </div>
  );
}
