import { Loading } from '../ui/loading';
import { Screen } from '../ui/screen';

export function Waiting() {
  return (
    <Screen>
      <Loading text="로딩중..." fullScreen />
    </Screen>
  );
}
