import type { ChatMessage } from '@mungchi/contract';
import type { ReactNode } from 'react';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { Outgoing, Size } from '../talk/conversation';
import * as css from './photo-grid.css';
import { photoBox } from './photo-rules';

// Only who sees photos fetches what draws them.
const PhotoGrid = lazyPart(() => import('./photo-grid').then((at) => at.PhotoGrid));
const OutgoingPhotos = lazyPart(() => import('./outgoing-photos').then((at) => at.OutgoingPhotos));

/** Photos of a message, in the space they will have. */
export function Photos({ message, side }: { message: ChatMessage; side: 'own' | 'theirs' }) {
  const pictures = message.pictures ?? [];
  return (
    <Box photos={pictures} side={side}>
      <PhotoGrid message={message} pictures={pictures} />
    </Box>
  );
}

export function PhotosOnTheirWay({ entry, photos }: { entry: Outgoing; photos: readonly Size[] }) {
  return (
    <Box photos={photos} side="own">
      <OutgoingPhotos entry={entry} photos={photos} />
    </Box>
  );
}

function Box({ photos, side, children }: { photos: readonly Size[]; side: 'own' | 'theirs'; children: ReactNode }) {
  const { width, height } = photoBox(photos);
  return (
    <div className={css.side[side]} style={{ width, minHeight: height }}>
      {children}
    </div>
  );
}
