import { nearbyQuery, recommendedBoardsQuery } from '../../api/boards';
import { meQuery } from '../../api/me';
import { readNearbyFilter } from '../../api/nearby-filter';
import { queryClient } from '../../api/query-client';
import { roomListQuery } from '../../api/room-list';
import { AppTabBar } from '../../shell/app-tab-bar';
import { WriteButton } from '../../ui/frame/bottom-bar';
import { Screen } from '../../ui/frame/screen';
import { useLiveNeighbourhood } from '../use-live-neighbourhood';
import { CategoryRow } from './category-row';
import { HomeHeader } from './home-header';
import { NearbyBoards } from './nearby-boards';
import { PicksStrip } from './picks-strip';
import { useCategory } from './use-category';
import { useSettledPerson } from './use-settled-person';

/** What is open around here. */
export function HomeScreen() {
  const [category, setCategory] = useCategory();
  useLiveNeighbourhood(useSettledPerson());
  return (
    <Screen
      header={<HomeHeader />}
      footer={
        <>
          <WriteButton />
          <AppTabBar />
        </>
      }
    >
      <CategoryRow chosen={category} onChoose={setCategory} />
      <PicksStrip />
      <NearbyBoards category={category} />
    </Screen>
  );
}

HomeScreen.prepare = () =>
  Promise.all([
    location.search === '' && queryClient.prefetchInfiniteQuery(nearbyQuery(0, readNearbyFilter())),
    queryClient.prefetchQuery(recommendedBoardsQuery),
    queryClient.prefetchQuery(meQuery),
    queryClient.prefetchQuery(roomListQuery),
  ]);
