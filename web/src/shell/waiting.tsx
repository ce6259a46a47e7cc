import { Loading } from '../ui/feedback/loading';
import { Screen } from '../ui/frame/screen';

export function Waiting() {
  return (
    <Screen>
      <Loading text="로딩중..." fullScreen />
    </Screen>
  );
}
