import { Empty } from '../ui/feedback/empty';

/** A shelf, or all of them, before the catalogue is filled. */
export function NoProducts() {
  return <Empty text={'아직 상품이 없어요.\n곧 채워 둘게요.'} peek="yellow" />;
}
