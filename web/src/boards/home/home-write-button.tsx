import { useInfiniteQuery } from '@tanstack/react-query';
import { type CategoryIndex, nearbyQuery } from '../../api/boards';
import { useNearbyFilter } from '../../api/nearby-filter';
import { WriteButton } from '../../ui/frame/bottom-bar';

/** Not over an empty neighbourhood, which offers the same in the middle: it would lie on the switch below. */
export function HomeWriteButton({ category }: { category: CategoryIndex }) {
  const { change: _, ...filter } = useNearbyFilter();
  const { data } = useInfiniteQuery(nearbyQuery(category, filter));
  return data?.length === 0 ? null : <WriteButton />;
}
