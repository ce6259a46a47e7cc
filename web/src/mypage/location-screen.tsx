import type { Place } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/me';
import { useLocation } from '../links';
import { placeOf } from '../map/place-of';
import { PlacePicker } from '../map/place-picker';
import { usePlacePick } from '../map/use-place-pick';
import { useSavePlace } from '../map/use-save-place';
import { Button } from '../ui/control/button';
import { Failed } from '../ui/feedback/failed';
import { Loading } from '../ui/feedback/loading';
import { BottomBar } from '../ui/frame/bottom-bar';
import { Screen } from '../ui/frame/screen';
import { MypageBar } from './mypage-bar';

export function MoveScreen() {
  const { data: person, error, refetch } = useQuery(meQuery);
  if (person) return <Move from={placeOf(person)} consent={person.consentsAsked} />;
  return (
    <Screen header={<MypageBar title="주소 설정" />}>
      {error ? <Failed onRetry={() => refetch()} /> : <Loading text="로딩중..." />}
    </Screen>
  );
}

function Move({ from, consent }: { from: Place | null; consent: boolean }) {
  const [, navigate] = useLocation();
  const pick = usePlacePick(from, { consent });
  const save = useSavePlace(pick, () => navigate('/mypage'));

  return (
    <Screen
      header={<MypageBar title="주소 설정" />}
      footer={
        <BottomBar>
          <Button onPress={save}>완료</Button>
        </BottomBar>
      }
    >
      <PlacePicker pick={pick} />
    </Screen>
  );
}
