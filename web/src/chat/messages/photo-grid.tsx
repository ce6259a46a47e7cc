import { type ChatMessage, seoulDay, type TalkPicture } from '@mungchi/contract';
import { useState } from 'react';
import { PictureZoom } from '../../photos/picture-zoom';
import { clockTime, monthDay } from '../../time/time-label';
import { Avatar } from '../../ui/piece/avatar';
import { srcSet } from '../../ui/piece/picture';
import { placeholderUrl } from '../../ui/piece/placeholder';
import * as css from './photo-grid.css';
import { boxStyle, photoRows } from './photo-rules';

type GridProps = { message: ChatMessage; pictures: readonly TalkPicture[]; side: 'own' | 'theirs' };

/** The photos of a message, in a space that was known before them; a tap opens the viewer. */
export function PhotoGrid({ message, pictures, side }: GridProps) {
  const [open, setOpen] = useState<number | null>(null);
  const name = message.senderNickname ?? '알 수 없음';
  const nameOf = (nth: number) => `${name}님이 보낸 사진 ${nth}/${pictures.length}`;
  let nth = 0;
  return (
    <div className={css.side[side]} style={boxStyle(pictures)}>
      {photoRows(pictures).map((row) => (
        <div key={nth} className={css.row}>
          {row.map((size) => {
            const at = nth++;
            const picture = pictures[at]!;
            return (
              <Tile key={picture.id} picture={picture} size={size} label={nameOf(at + 1)} onOpen={() => setOpen(at)} />
            );
          })}
        </div>
      ))}
      {open !== null && (
        <PictureZoom
          pictures={pictures}
          nameOf={nameOf}
          first={open}
          onClose={() => setOpen(null)}
          foot={
            <div className={css.sender}>
              <Avatar profileUrl={message.senderProfileUrl} size={40} />
              <span className={css.when}>
                <span className={css.who}>{name}</span>
                <time dateTime={message.sendAt}>
                  {monthDay(seoulDay(new Date(message.sendAt)))} {clockTime(message.sendAt)}
                </time>
              </span>
            </div>
          }
        />
      )}
    </div>
  );
}

type Problem = 'failed' | 'gone' | 'offline';
const WORDS: Record<Problem, string> = {
  failed: '사진을 불러오지 못했어요.',
  gone: '사라진 사진이에요.',
  offline: '연결되면 볼 수 있어요.',
};

type TileProps = {
  picture: TalkPicture;
  size: { width: number; height: number };
  label: string;
  onOpen: () => void;
};

function Tile({ picture, size, label, onOpen }: TileProps) {
  const [problem, setProblem] = useState<Problem | null>(null);
  const [turn, setTurn] = useState(0);
  const blurred = picture.thumbhash ? placeholderUrl(picture.thumbhash) : null;
  const ground = {
    ...(picture.color && { backgroundColor: picture.color }),
    ...(blurred && { backgroundImage: `url(${blurred})` }),
  };
  if (problem) {
    return (
      <div className={css.tile} style={size}>
        <p className={css.words}>
          {WORDS[problem]}
          {problem !== 'gone' && (
            <button
              type="button"
              className={css.again}
              onClick={() => {
                setTurn(turn + 1);
                setProblem(null);
              }}
            >
              다시
            </button>
          )}
        </p>
      </div>
    );
  }
  return (
    <button type="button" className={css.tile} style={{ ...size, ...ground }} aria-label={label} onClick={onOpen}>
      <img
        key={turn}
        src={picture.url}
        srcSet={srcSet(picture.url, picture.widths, picture.width)}
        sizes={`${Math.ceil(size.width)}px`}
        alt=""
        width={size.width}
        height={size.height}
        loading="lazy"
        decoding="async"
        draggable={false}
        className={css.image}
        onError={() => void why(picture.url).then(setProblem)}
      />
    </button>
  );
}

/** An `<img>` does not say why it failed. */
async function why(url: string): Promise<Problem> {
  if (!navigator.onLine) return 'offline';
  try {
    return (await fetch(url)).status === 404 ? 'gone' : 'failed';
  } catch {
    return 'offline';
  }
}
