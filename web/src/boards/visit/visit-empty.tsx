import { Button } from '../../ui/control/button';
import { useLogin } from '../../visit/use-login';
import { EmptyPanel } from '../empty-panel';

/** Nothing here yet: whoever logs in can open the first one. */
export function VisitEmpty({ text }: { text: string }) {
  const login = useLogin();
  return (
    <EmptyPanel text={text}>
      <Button onPress={() => login.ask('/gonggu/write')}>로그인하고 공구 열기</Button>
      {login.sheet}
    </EmptyPanel>
  );
}
