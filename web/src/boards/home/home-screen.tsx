import type { BoardId } from '@mungchi/contract';
import { useInfiniteQuery } from '@tanstack/react-query';
import { type CategoryIndex, nearbyQuery } from '../../api/boards';
import { useNearbyFilter } from '../../api/nearby-filter';
import { useEntry } from '../../shell/app-router';
import { AppTabBar } from '../../shell/app-tab-bar';
import { TurnBanner } from '../../shell/turn-banner';
import { WriteButton } from '../../ui/frame/bottom-bar';
import { Screen } from '../../ui/frame/screen';
import { LiveNeighbourhood } from '../live-neighbourhood';
import { CategoryRow } from './category-row';
import { HomeHeader } from './home-header';
import { NearbyBoards } from './nearby-boards';
import { OpenedBanner } from './opened-banner';
import { PausedBar } from './paused-bar';
import { PicksStrip } from './picks-strip';
import { useCategory } from './use-category';
import { useSettledPerson } from './use-settled-person';

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

/** Not over an empty neighbourhood, which offers the same in the middle: it would lie on the switch below. */
function HomeWriteButton({ category }: { category: CategoryIndex }) {
  const { change: _, ...filter } = useNearbyFilter();
  const { data } = useInfiniteQuery(nearbyQuery(category, filter));
  return data?.length === 0 ? null : <WriteButton />;
}
