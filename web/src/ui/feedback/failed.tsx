import type { ReactNode } from 'react';
import { Button } from '../control/button';
import { sectionTitle } from '../foundation/display.css';
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

/** What happened and what to do next. */
export function Failed({
  title,
  text = '불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
  mood = 'sorry',
  onRetry,
  fullScreen = false,
  action,
}: FailedProps) {
  return (
    <div role="alert" className={fullScreen ? `${css.state} ${css.fullScreen}` : css.state}>
      <Mascot mood={mood} color="blue" size={128} />
      {title && <h1 className={sectionTitle}>{title}</h1>}
      <p className={css.words}>{text}</p>
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
