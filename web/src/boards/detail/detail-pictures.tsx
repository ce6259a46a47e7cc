import { BOARD_PICTURE_SIZES, type BoardDetail } from '@mungchi/contract';
import { Carousel } from '../../ui/control/carousel';
import { Picture, stored } from '../../ui/piece/picture';
import { fetchDecoder } from '../../ui/piece/placeholder';
import * as css from './detail-pictures.css';

void fetchDecoder();

export function DetailPictures({ board }: { board: BoardDetail }) {
  return (
    <div className={css.stage}>
      <Carousel
        label={`${board.title} 사진`}
        arrows
        counter
        slides={board.pictures.map((picture, index) => ({
          id: picture.url,
          view: (
            <Picture
              {...stored(picture)}
              alt={`${board.name} 사진 ${index + 1}`}
              width={560}
              height={560}
              sizes={BOARD_PICTURE_SIZES}
              radius={0}
              eager={index === 0}
              fluid
              className={css.picture}
            />
          ),
        }))}
      />
    </div>
  );
}
