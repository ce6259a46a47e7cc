import type { BoardId } from '@mungchi/contract';
import { nearbyQuery, recommendedBoardsQuery } from '../../api/boards';
import '../../api/fill-cache';
import { meQuery } from '../../api/me';
import { readNearbyFilter } from '../../api/nearby-filter';
import { queryClient } from '../../api/query-client';
import { roomListQuery } from '../../api/room-list';
import { useEntry } from '../../shell/app-router';
import { AppTabBar } from '../../shell/app-tab-bar';
import { TurnBanner } from '../../shell/turn-banner';
import { lazyOrnament, lazyPart } from '../../ui/feedback/lazy-part';
import { Screen } from '../../ui/frame/screen';
import { CategoryRow } from './category-row';
import { HomeBell, HomeHeader } from './home-header';
import { HomeWriteButton } from './home-write-button';
import { EmptyNearby, NearbyBoards } from './nearby-boards';
import { PicksStrip } from './picks-strip';
import { useCategory } from './use-category';
import { useSettledPerson } from './use-settled-person';

// What changes later is followed when what is there is shown.
const LiveNeighbourhood = lazyOrnament(() => import('../live-neighbourhood').then((at) => at.LiveNeighbourhood));
const PausedBar = lazyPart(() => import('./paused-bar').then((at) => at.PausedBar));
const OpenedBanner = lazyPart(() => import('./opened-banner').then((at) => at.OpenedBanner));

/** What is open around here. */
export function HomeScreen() {
  const [category, setCategory] = useCategory();
  // Set by the form that opened one.
  const opened = (useEntry().state as { opened?: unknown } | null)?.opened;
  const person = useSettledPerson();
  return (
    <Screen
      header={<HomeHeader />}
      footer={
        <>
          <HomeWriteButton category={category} />
          <AppTabBar />
        </>
      }
    >
      <LiveNeighbourhood person={person} />
      {typeof opened === 'number' && <OpenedBanner boardId={opened as BoardId} />}
      {person?.sanction?.until && <PausedBar until={person.sanction.until} />}
      <TurnBanner />
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
    HomeBell.preload(),
  ]);

HomeScreen.parts = () => {
  const { queryKey } = nearbyQuery(0, readNearbyFilter());
  const isEmpty = queryClient.getQueryData(queryKey)?.pages[0]?.answer.length === 0;
  const isPaused = queryClient.getQueryData(meQuery.queryKey)?.sanction != null;
  return Promise.all([
    HomeBell.preload(),
    LiveNeighbourhood.preload(),
    isPaused && PausedBar.preload(),
    isEmpty && EmptyNearby.preload(),
  ]);
};
