import type { ChatMessage, Quote } from '@mungchi/contract';
import type { ReactNode } from 'react';
import { whenIdle } from '../../api/when-idle';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { fetchDecoder } from '../../ui/piece/placeholder';
import type { Outgoing, Size } from '../talk/conversation';
import * as css from './bubble.css';
import { photoBox } from './photo-rules';
import { QuoteLine } from './quote-line';

// Only who sees photos fetches what draws them, and with it what draws their blur: a photo may take long.
const PhotoGrid = lazyPart(() => Promise.all([import('./photo-grid'), fetchDecoder()]).then(([at]) => at.PhotoGrid));
const OutgoingPhotos = lazyPart(() => import('./outgoing-photos').then((at) => at.OutgoingPhotos));
// Photos can be sent where there is no network any more.
void whenIdle().then(OutgoingPhotos.preload);

/** Photos of a message, in the space they will have. */
export function Photos({ message, side }: { message: ChatMessage; side: 'own' | 'theirs' }) {
  const pictures = message.pictures ?? [];
  return (
    <Answering quote={message.replyTo} side={side}>
      <PhotoGrid message={message} pictures={pictures} side={side} waiting={<Space photos={pictures} />} />
    </Answering>
  );
}

export function PhotosOnTheirWay({ entry, photos }: { entry: Outgoing; photos: readonly Size[] }) {
  return (
    <Answering quote={entry.replyTo} side="own">
      <OutgoingPhotos entry={entry} photos={photos} waiting={<Space photos={photos} />} />
    </Answering>
  );
}

type AnsweringProps = { quote: Quote | undefined; side: 'own' | 'theirs'; children: ReactNode };

/** Photos that answer something say what, in a bubble above them. */
function Answering({ quote, side, children }: AnsweringProps) {
  if (!quote) return children;
  return (
    <div className={css.answering[side]}>
      <div className={css.answered[side]}>
        <QuoteLine quote={quote} />
      </div>
      {children}
    </div>
  );
}

function Space({ photos }: { photos: readonly Size[] }) {
  return <div style={photoBox(photos)} />;
}
