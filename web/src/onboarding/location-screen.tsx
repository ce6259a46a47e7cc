import type { Place } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../api/me';
import { useLocation } from '../links';
import { placeOf } from '../map/place-of';
import { PlacePicker } from '../map/place-picker';
import { usePlacePick } from '../map/use-place-pick';
import { useSavePlace } from '../map/use-save-place';
import { Button } from '../ui/control/button';
import { Loading } from '../ui/feedback/loading';
import { ON_STEP } from './leave-steps';
import { StepFrame } from './step-frame';

/** Step 2 of 2: where one lives. Going back from the interests shows the chosen place. */
export function LocationScreen() {
  const { data: person, isPending } = useQuery(meQuery);
  if (!isPending) return <Choose from={person ? placeOf(person) : null} consent={person?.consentsAsked ?? false} />;
  return (
    <Frame footer={<Button disabled>다음</Button>}>
      <Loading text="로딩중..." />
    </Frame>
  );
}

function Choose({ from, consent }: { from: Place | null; consent: boolean }) {
  const [, navigate] = useLocation();
  const pick = usePlacePick(from, { consent });
  const save = useSavePlace(pick, () => navigate('/prefer', { state: ON_STEP }));

  return (
    <Frame
      footer={
        <Button kind={pick.chosen ? 'primary' : 'secondary'} onPress={save}>
          다음
        </Button>
      }
    >
      <PlacePicker pick={pick} />
    </Frame>
  );
}

function Frame({ footer, children }: { footer: ReactNode; children: ReactNode }) {
  return (
    <StepFrame
      step={2}
      title="주소 설정"
      headline="어느 동네에 사세요?"
      lead="750m 안의 이웃과 함께 사요."
      footer={footer}
      bare
    >
      {children}
    </StepFrame>
  );
}
