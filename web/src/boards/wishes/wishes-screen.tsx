import { useQuery } from '@tanstack/react-query';
import { wishesQuery } from '../../api/wishes';
import { useBack } from '../../shell/use-back';
import { Empty } from '../../ui/feedback/empty';
import { Failed } from '../../ui/feedback/failed';
import { Loading } from '../../ui/feedback/loading';
import { AppBar } from '../../ui/frame/app-bar';
import { Screen } from '../../ui/frame/screen';
import { AskPanel } from './ask-panel';
import { WishRow } from './wish-row';
import * as page from './wish-screen.css';
import * as css from './wishes.css';

/** 같이 살 사람?: everything neighbours look for within 3 km. */
export function WishesScreen() {
  const back = useBack();
  return (
    <Screen header={<AppBar title="같이 살 사람?" onBack={back} />}>
      <div className={page.list}>
        <List />
        <AskPanel />
      </div>
    </Screen>
  );
}

function List() {
  const { data, isPending, refetch } = useQuery(wishesQuery);
  if (isPending) return <Loading text="같이 찾는 공구를 불러오고 있어요." />;
  if (!data) return <Failed onRetry={() => refetch()} />;
  if (data.length === 0) return <Empty title="아직 찾는 이웃이 없어요." text="먼저 적어 두면 다음 이웃이 함께해요." />;
  return (
    <ul className={`${css.box} ${css.section}`} aria-label="이웃들이 찾는 것">
      {data.map((wish) => (
        <li key={wish.id}>
          <WishRow wish={wish} />
        </li>
      ))}
    </ul>
  );
}
