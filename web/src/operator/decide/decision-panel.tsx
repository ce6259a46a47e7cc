import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/control/button';
import { Sheet } from '../../ui/frame/sheet';
import { look } from '../frame/look.css';
import { useIsPhone } from '../frame/use-is-phone';
import * as css from './decision-panel.css';

type Props = {
  title: string;
  /** What stands above the button on a phone. */
  glance?: ReactNode;
  children: ReactNode;
};

/** What one decides, beside what one knows; on a phone a sheet behind the button at the foot. */
export function DecisionPanel({ title, glance, children }: Props) {
  const [open, setOpen] = useState(false);
  const isPhone = useIsPhone();
  if (!isPhone) return <aside className={css.side}>{children}</aside>;
  return (
    <div className={css.bar}>
      {glance}
      <Button size="medium" aria-haspopup="dialog" onPress={() => setOpen(true)}>
        {title}
      </Button>
      <Sheet open={open} onClose={() => setOpen(false)} title={title}>
        <div className={look}>{children}</div>
      </Sheet>
    </div>
  );
}

/** The case that a queue has open: beside the queue, on a phone over it. */
export function OpenedPanel({ title, onClose, children }: { title: string; onClose: () => void; children: ReactNode }) {
  const isPhone = useIsPhone();
  if (!isPhone) return <aside className={css.side}>{children}</aside>;
  return (
    <Sheet open onClose={onClose} title={title}>
      <div className={look}>{children}</div>
    </Sheet>
  );
}
