import type { ChatRoom } from '@mungchi/contract';
import type { ReactNode } from 'react';
import { Button } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { sharedRoom } from './share-room';

const ShareSheet = lazyPart(() => import('../../shell/share-sheet').then((at) => at.ShareSheet));

type Props = { room: ChatRoom; kind?: 'primary' | 'secondary'; children: ReactNode };

/** Opens the ways to share the room's post. */
export function ShareRoomButton({ room, kind = 'primary', children }: Props) {
  const sharing = useLateSheet();
  return (
    <>
      <Button size="small" kind={kind} aria-haspopup="dialog" onPress={sharing.open}>
        {children}
      </Button>
      {sharing.isWanted && <ShareSheet board={sharedRoom(room)} open={sharing.isOpen} onClose={sharing.close} />}
    </>
  );
}
