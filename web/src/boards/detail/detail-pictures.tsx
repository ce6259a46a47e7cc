import { BOARD_PICTURE_SIZES, type BoardDetail } from '@mungchi/contract';
import { useState } from 'react';
import { Carousel } from '../../ui/control/carousel';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { hidden } from '../../ui/foundation/type.css';
import { Picture, stored } from '../../ui/piece/picture';
import { fetchDecoder } from '../../ui/piece/placeholder';
import * as css from './detail-pictures.css';

void fetchDecoder();

const PictureZoom = lazyPart(() => import('../../photos/picture-zoom').then((at) => at.PictureZoom));

export function DetailPictures({ board }: { board: BoardDetail }) {
  const [zoomed, setZoomed] = useState<number | null>(null);
  return (
    <div className={css.stage}>
      <Carousel
        label={`${board.title} 사진`}
        arrows
        counter
        slides={board.pictures.map((picture, index) => ({
          id: picture.url,
          view: (
            <button type="button" className={css.enlarge} aria-haspopup="dialog" onClick={() => setZoomed(index)}>
              <Picture
                {...stored(picture)}
                alt={`${board.name} 사진 ${index + 1}`}
                width={560}
                height={420}
                sizes={BOARD_PICTURE_SIZES}
                radius={0}
                eager={index === 0}
                fluid
                className={css.picture}
              />
              <span className={hidden}> 크게 보기</span>
            </button>
          ),
        }))}
      />
      {zoomed !== null && (
        <PictureZoom
          pictures={board.pictures}
          nameOf={(nth) => `${board.name} 사진 ${nth}`}
          first={zoomed}
          onClose={() => setZoomed(null)}
        />
      )}
    </div>
  );
}
