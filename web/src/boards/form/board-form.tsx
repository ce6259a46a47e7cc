import {
  BOARD_CONTENT_MAX,
  BOARD_NAME_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PEOPLE_MIN,
  BOARD_PRICE_MAX,
  BOARD_QUANTITY_MAX,
  categoryName,
  countCharacters,
  MEETING_NOTE_MAX,
} from '@mungchi/contract';
import { MapPinned, Shapes, Text, UsersRound } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { PhotoUploader } from '../../photos/photo-uploader';
import type { useUploads } from '../../photos/use-uploads';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { Fold } from '../../ui/field/fold';
import { folds } from '../../ui/field/fold.css';
import { HeadCount } from '../../ui/field/head-count';
import { NumberField } from '../../ui/field/number-field';
import { TextArea } from '../../ui/field/text-area';
import { TextField } from '../../ui/field/text-field';
import { won } from '../../ui/text/money';
import { BarredWarning } from './barred-warning';
import { type BoardDraft, type ShopProduct, shareProblem } from './board-draft';
import * as css from './board-form.css';
import { CategoryField } from './category-field';
import { DeadlineField } from './deadline-field';
import { Share, ShopThumbnail } from './form-parts';
import { LocationField } from './location-field';
import { MaybeGuess } from './maybe-guess';
import { SharesField, takesSeveral } from './shares-field';
import { ShopCount } from './shop-count';
import type { Guesses } from './use-guesses';
import { VerifiedSwitch } from './verified-switch';

const LimitHint = lazyPart(() => import('./limit-hint').then((at) => at.LimitHint));
const CategoryByName = lazyPart(() => import('./category-by-name').then((at) => at.CategoryByName));
const DrawnNote = lazyPart(() => import('./drawn-note').then((at) => at.DrawnNote));

type Problems = Readonly<Record<string, string>>;
type Change = (part: Partial<BoardDraft>) => void;
type Props = {
  draft: BoardDraft;
  onChange: Change;
  photos: ReturnType<typeof useUploads>;
  /** Field errors from the server. */
  problems: Problems;
  shop: (Pick<ShopProduct, 'imgUrl' | 'name'> & { price?: number }) | null;
  editing: boolean;
  guesses?: Guesses;
  /** Behind the pictures, in their row. */
  besidePhotos?: ReactNode;
  /** What is known of the name that is being written. */
  aboutName?: ReactNode;
  /** What it asks others for already, when it is edited. */
  running?: number;
};

/** In one breath: photo, what, how many, price, where, when. The rest is folded. */
export function BoardForm(props: Props) {
  const { draft, onChange, photos, problems, shop, editing, guesses, besidePhotos, aboutName, running = 0 } = props;
  const isShared = (draft.maxSeats ?? 1) > 1;
  const name = shop?.name ?? draft.name;
  return (
    <div className={css.form}>
      {shop ? (
        <ShopThumbnail product={shop} />
      ) : (
        <PhotoUploader photos={photos} error={problems['images']} beside={besidePhotos} />
      )}
      {!shop && isDrawn(photos.pictures[0]) && <DrawnNote onReplace={() => photos.restart([])} />}
      {shop?.price ? <ShopCount unitPrice={shop.price} price={draft.price} onChange={onChange} /> : null}
      <div className={css.what}>
        {!shop && (
          <MaybeGuess field="name" label="상품명" guesses={guesses}>
            <TextField
              label="상품명"
              placeholder="예) 청송 꿀사과"
              value={draft.name}
              error={problems['name'] ?? tooLong(draft.name, BOARD_NAME_MAX)}
              onChange={(event) => onChange({ name: event.target.value })}
            />
          </MaybeGuess>
        )}
        <MaybeGuess field="quantity" label="총 수량" guesses={guesses}>
          <TextField
            label="총 수량"
            placeholder={shop ? '예) 3개' : '예) 10kg'}
            value={draft.quantity}
            error={problems['quantity'] ?? tooLong(draft.quantity, BOARD_QUANTITY_MAX)}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        </MaybeGuess>
      </div>
      {name && <BarredWarning name={name} />}
      {aboutName}
      <div className={css.price}>
        <div className={css.pair}>
          <MaybeGuess field="totalUser" label="총 인원" guesses={guesses}>
            <HeadCount
              label={isShared ? '총 몫' : '총 인원'}
              unit={isShared ? '몫' : '명'}
              value={draft.totalUser}
              min={BOARD_PEOPLE_MIN}
              max={BOARD_PEOPLE_MAX}
              error={problems['totalUser']}
              hint={isShared ? '내 몫까지 더한 수예요.' : '나를 포함한 인원이에요.'}
              onChangeNumber={(totalUser) => onChange({ totalUser })}
            />
          </MaybeGuess>
          <MaybeGuess field="price" label="총 가격" guesses={guesses}>
            <NumberField
              label="총 가격"
              unit="원"
              placeholder={shop?.price ? `개당 ${won(shop.price)}` : '예) 30,000'}
              value={draft.price}
              max={BOARD_PRICE_MAX}
              error={problems['price']}
              hint={shareProblem(draft) ?? undefined}
              onChangeNumber={(price) => onChange({ price })}
            />
          </MaybeGuess>
        </div>
        <LimitHint draft={draft} running={running} />
        <Share draft={draft} />
      </div>
      <MaybeGuess field="location" label="거래 장소" guesses={guesses}>
        <LocationField
          value={draft.location}
          note={draft.meetingNote}
          error={problems['location']}
          onChange={(location, meetingNote) =>
            onChange(meetingNote === undefined ? { location } : { location, meetingNote })
          }
        />
      </MaybeGuess>
      <MaybeGuess field="deadline" label="마감일" guesses={guesses}>
        <DeadlineField
          value={draft.deadline}
          error={problems['deadline']}
          onChange={(deadline) => onChange({ deadline })}
        />
      </MaybeGuess>
      <Rest
        draft={draft}
        onChange={onChange}
        problems={problems}
        shop={shop !== null}
        editing={editing}
        {...(guesses && { guesses })}
      />
    </div>
  );
}

type RestProps = Pick<Props, 'draft' | 'onChange' | 'problems' | 'editing' | 'guesses'> & { shop: boolean };

/** What may stay empty, or is the same for most. A part with something wrong in it opens. */
function Rest({ draft, onChange, problems, shop, editing, guesses }: RestProps) {
  const { name, categoryId } = draft;
  const isOpen = (field: keyof BoardDraft) => field in problems || guesses?.said[field] !== undefined;
  const [pressed, setPressed] = useState(categoryId);
  const isPressed = categoryId !== null && categoryId === pressed;
  const isGuessed = guesses?.all.categoryId !== undefined;
  return (
    <div className={folds}>
      {!shop && !editing && !isPressed && !isGuessed && (name !== '' || categoryId !== null) && (
        <CategoryByName name={name} chosen={categoryId} onRead={(read) => onChange({ categoryId: read })} />
      )}
      <Fold icon={MapPinned} title="만나는 곳" value={draft.meetingNote || EMPTY} wrong={isOpen('meetingNote')} bare>
        <MaybeGuess field="meetingNote" label="만나는 곳" guesses={guesses}>
          <TextField
            label="만나는 곳 (선택)"
            placeholder="예) 3번 출구 앞, 편의점 옆"
            value={draft.meetingNote}
            error={problems['meetingNote'] ?? tooLong(draft.meetingNote, MEETING_NOTE_MAX)}
            onChange={(event) => onChange({ meetingNote: event.target.value })}
          />
        </MaybeGuess>
      </Fold>
      <Fold icon={Text} title="상세 내용" value={draft.content || EMPTY} wrong={'content' in problems} bare>
        <TextArea
          label="상세 내용"
          placeholder="담아 줄 봉투, 만나는 시간처럼 이웃이 알아야 할 것을 적어 주세요."
          rows={5}
          max={BOARD_CONTENT_MAX}
          value={draft.content}
          error={problems['content'] ?? tooLong(draft.content, BOARD_CONTENT_MAX)}
          onChangeText={(content) => onChange({ content })}
        />
      </Fold>
      {!shop && (
        <Fold
          icon={Shapes}
          title="카테고리"
          value={categoryId === null ? '골라 주세요' : categoryName(categoryId)}
          open={categoryId === null || editing}
          wrong={isOpen('categoryId')}
          bare
        >
          <MaybeGuess field="categoryId" label="카테고리" guesses={guesses}>
            <CategoryField
              chosen={categoryId}
              fixed={editing}
              error={problems['categoryId']}
              onChoose={(chosen) => {
                setPressed(chosen);
                onChange({ categoryId: chosen });
              }}
            />
          </MaybeGuess>
        </Fold>
      )}
      <Fold
        icon={UsersRound}
        title="한 사람이 여러 개 가져가도 돼요"
        value={takesSeveral(draft) ? '켜짐' : '꺼짐'}
        wrong={'maxSeats' in problems || 'mySeats' in problems}
      >
        <SharesField draft={draft} problems={problems} onChange={onChange} />
      </Fold>
      <VerifiedSwitch on={draft.verifiedOnly === true} problem={problems['verifiedOnly']} onChange={onChange} />
    </div>
  );
}

/** One of our own drawings, put there in place of a photo. */
function isDrawn(picture: { url: string } | undefined): boolean {
  return picture?.url.startsWith('/pictures/') === true;
}

const EMPTY = '비워 둬도 돼요';

function tooLong(text: string, max: number): string | undefined {
  return countCharacters(text.trim()) > max ? `${max}자까지 적을 수 있어요.` : undefined;
}
