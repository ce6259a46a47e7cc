import { ChevronLeft } from 'lucide-react';
import { useSearchParams } from 'wouter';
import { useBack } from '../shell/use-back';
import { IconButton } from '../ui/control/icon-button';
import { hero } from '../ui/foundation/display.css';
import { Screen } from '../ui/frame/screen';
import { Mascot } from '../ui/mascot/mascot';
import { LoginLinks } from '../ui/piece/login-links';
import * as css from './login.css';

export function LoginScreen() {
  const back = useBack('/start');
  const [query] = useSearchParams();
  return (
    <Screen>
      <div className={css.page}>
        <div className={css.top}>
          <IconButton icon={ChevronLeft} label="뒤로 가기" iconSize={28} onClick={back} />
        </div>
        <div className={css.middle}>
          <div className={css.friends}>
            <Mascot color="pink" mood="happy" size={116} />
            <Mascot color="yellow" mood="greeting" size={132} />
            <Mascot color="mint" mood="calm" size={108} />
          </div>
          <h1 className={hero}>
            이웃과 함께
            <br />
            <em className={css.accent}>뭉쳐</em> 볼까요?
          </h1>
          {query.has('failed') ? (
            <p role="alert" className={css.failed}>
              로그인을 마치지 못했어요. 다시 시도해 주세요.
            </p>
          ) : (
            <p className={css.lead}>쓰던 계정으로 바로 시작해요.</p>
          )}
        </div>
        <LoginLinks />
      </div>
    </Screen>
  );
}
