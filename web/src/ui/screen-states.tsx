import type { ReactNode } from 'react';
import { Button } from './button';
import { Mascot } from './mascot';
import { MascotBox } from './mascot-box';
import type { MascotColor } from './mascot-look';
import * as css from './screen.css';
import { hidden, sectionTitle } from './type.css';

/** First load. Pass a skeleton in the shape of the content; without one 뭉치 waits with you. */
export function Loading({
  text,
  skeleton,
  fullScreen = false,
}: {
  text: string;
  skeleton?: ReactNode;
  fullScreen?: boolean;
}) {
  if (skeleton) {
    return (
      <div role="status" aria-busy="true">
        <span className={hidden}>{text}</span>
        {skeleton}
      </div>
    );
  }
  return (
    <div role="status" aria-busy="true" className={fullScreen ? `${css.loading} ${css.fullScreen}` : css.loading}>
      <Mascot mood="thinking" color="mint" size={112} className={css.bobbing} />
      <p className={css.words}>{text}</p>
    </div>
  );
}

type FailedProps = { title?: string; text?: string; onRetry?: () => unknown; fullScreen?: boolean; action?: ReactNode };

/** What happened and what to do next. */
export function Failed({
  title,
  text = '불러오지 못했어요. 잠시 후 다시 시도해 주세요.',
  onRetry,
  fullScreen = false,
  action,
}: FailedProps) {
  return (
    <div role="alert" className={fullScreen ? `${css.state} ${css.fullScreen}` : css.state}>
      <Mascot mood="sorry" color="blue" size={128} />
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

type EmptyProps = { title?: string; text: string; action?: ReactNode; peek?: MascotColor; panel?: boolean };

/** Nothing here yet, and the way forward. */
export function Empty({ title, text, action, peek = 'mint', panel = false }: EmptyProps) {
  return (
    <div className={panel ? css.panel : css.state}>
      <MascotBox peek={peek} size={176} />
      {title && <h3 className={`${sectionTitle} ${css.title}`}>{title}</h3>}
      <p className={css.words}>{text}</p>
      {action && <div className={css.action}>{action}</div>}
    </div>
  );
}
