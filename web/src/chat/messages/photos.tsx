import type { ChatMessage } from '@mungchi/contract';
import { lazyPart } from '../../ui/feedback/lazy-part';
import type { Outgoing, Size } from '../talk/conversation';
import { photoBox } from './photo-rules';

// Only who sees photos fetches what draws them.
const PhotoGrid = lazyPart(() => import('./photo-grid').then((at) => at.PhotoGrid));
const OutgoingPhotos = lazyPart(() => import('./outgoing-photos').then((at) => at.OutgoingPhotos));

/** Photos of a message, in the space they will have. */
export function Photos({ message, side }: { message: ChatMessage; side: 'own' | 'theirs' }) {
  const pictures = message.pictures ?? [];
  return <PhotoGrid message={message} pictures={pictures} side={side} waiting={<Space photos={pictures} />} />;
}

export function PhotosOnTheirWay({ entry, photos }: { entry: Outgoing; photos: readonly Size[] }) {
  return <OutgoingPhotos entry={entry} photos={photos} waiting={<Space photos={photos} />} />;
}

function Space({ photos }: { photos: readonly Size[] }) {
  return <div style={photoBox(photos)} />;
}
