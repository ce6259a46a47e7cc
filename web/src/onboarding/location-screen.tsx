import { saveLocation } from '@mungchi/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { call } from '../api/call';
import { errorText } from '../api/error-copy';
import { PlacePicker } from '../map/place-picker';
import { usePlacePick } from '../map/use-place-pick';
import { Button } from '../ui/button';
import { notify } from '../ui/notices';
import { StepFrame } from './step-frame';

/** Step 2 of 3: where one lives. */
export function LocationScreen() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const pick = usePlacePick();

  async function save() {
    try {
      const place = await pick.settled();
      if (!place) return notify('주소를 찾을 수 없어요. 지도를 움직이거나 주소를 검색해 주세요.', 'bad');
      await call(saveLocation, { body: place });
      // What was read before is about somebody who lived elsewhere, or nowhere.
      queries.removeQueries({ type: 'inactive' });
      await navigate('/prefer');
    } catch (error) {
      notify(errorText(error), 'bad');
    }
  }

  return (
    <StepFrame
      step={2}
      title="주소 설정"
      headline="어느 동네에 사세요?"
      lead="750m 안의 이웃과 공구를 나눠요."
      footer={<Button onPress={save}>다음</Button>}
      bare
    >
      <PlacePicker pick={pick} />
    </StepFrame>
  );
}
