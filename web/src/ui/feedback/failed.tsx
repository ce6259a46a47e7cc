import type { ReactNode } from 'react';
import { Button } from '../control/button';
import { sectionTitle } from '../foundation/display.css';
import { useOnline } from '../frame/screen';
import * as css from '../frame/screen.css';
import { Mascot } from '../mascot/mascot';
import type { MascotMood } from '../mascot/mascot-look';

type FailedProps = {
  title?: string;
  text?: string;
  mood?: MascotMood;
  onRetry?: () => unknown;
  fullScreen?: boolean;
  action?: ReactNode;
};

const FAILED = '불러오지 못했어요. 잠시 후 다시 시도해 주세요.';
const OFFLINE = '인터넷에 연결되면 볼 수 있어요.';

export function useFailedWords(): string {
  return useOnline() ? FAILED : OFFLINE;
}

/** What happened and what to do next. */
export function Failed({ title, text, mood = 'sorry', onRetry, fullScreen = false, action }: FailedProps) {
  const words = useFailedWords();
  return (
    <div role="alert" className={fullScreen ? `${css.state} ${css.fullScreen}` : css.state}>
      <Mascot mood={mood} color="blue" size={128} />
      {title && <h1 className={sectionTitle}>{title}</h1>}
      <p className={css.words}>{text ?? words}</p>
      {onRetry && (
        <div className={css.action}>
          <Button size="small" onPress={onRetry}>
            다시 시도
          </Button>
        </div>
      )}
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
