import { Drawer } from '@base-ui/react/drawer';
import type { ReactNode } from 'react';
import { headline } from '../foundation/display.css';
import { hidden } from '../foundation/type.css';
import * as css from './sheet.css';

export type SheetProps = {
  open: boolean;
  onClose: () => void;
  /** Accessible name; visible only with `showTitle`. */
  title: string;
  showTitle?: boolean;
  children: ReactNode;
};

/** The heavy half of `Sheet`: focus trap, swipe, Escape. */
export function SheetDrawer({ open, onClose, title, showTitle = false, children }: SheetProps) {
  return (
    <Drawer.Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Drawer.Portal>
        <Drawer.Backdrop className={css.backdrop} />
        <Drawer.Viewport className={css.viewport}>
          <Drawer.Popup className={css.popup} data-sheet>
            <div className={css.grip} />
            <Drawer.Content className={css.content}>
              <Drawer.Title className={showTitle ? headline : hidden}>{title}</Drawer.Title>
              {children}
            </Drawer.Content>
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  );
}
