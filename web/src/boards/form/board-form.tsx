import {
  addDays,
  BOARD_CONTENT_MAX,
  BOARD_DEADLINE_DAYS_MAX,
  BOARD_NAME_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PEOPLE_MIN,
  BOARD_PRICE_MAX,
  BOARD_QUANTITY_MAX,
  countCharacters,
  MEETING_NOTE_MAX,
} from '@mungchi/contract';
import { CalendarDays } from 'lucide-react';
import { PhotoUploader } from '../../photos/photo-uploader';
import type { useUploads } from '../../photos/use-uploads';
import { useSeoulToday } from '../../time/clock';
import { longDay } from '../../time/time-label';
import { HeadCount } from '../../ui/field/head-count';
import { NumberField } from '../../ui/field/number-field';
import { TextArea } from '../../ui/field/text-area';
import { TextField } from '../../ui/field/text-field';
import { Deadline } from '../../ui/piece/time';
import { won } from '../../ui/text/money';
import { BarredWarning } from './barred-warning';
import type { BoardDraft, ShopProduct } from './board-draft';
import * as css from './board-form.css';
import { CategoryField } from './category-field';
import { Share, ShopThumbnail, TitlePreview } from './form-parts';
import { LocationField } from './location-field';
import { SharesField } from './shares-field';
import { ShopCount } from './shop-count';

type Props = {
  draft: BoardDraft;
  onChange: (part: Partial<BoardDraft>) => void;
  photos: ReturnType<typeof useUploads>;
  /** Field errors from the server. */
  problems: Readonly<Record<string, string>>;
  shop: (Pick<ShopProduct, 'imgUrl' | 'name'> & { price?: number }) | null;
  editing: boolean;
};

export function BoardForm({ draft, onChange, photos, problems, shop, editing }: Props) {
  const today = useSeoulToday();
  const isShared = (draft.maxSeats ?? 1) > 1;
  return (
    <div className={css.form}>
      {shop ? <ShopThumbnail product={shop} /> : <PhotoUploader photos={photos} error={problems['images']} />}
      <TitlePreview name={shop?.name ?? draft.name} quantity={draft.quantity} />
      {!shop && (
        <TextField
          label="상품명"
          placeholder="예) 청송 꿀사과"
          value={draft.name}
          error={problems['name'] ?? tooLong(draft.name, BOARD_NAME_MAX)}
          onChange={(event) => onChange({ name: event.target.value })}
        />
      )}
      {(shop?.name ?? draft.name) && <BarredWarning name={shop?.name ?? draft.name} />}
      {shop?.price ? <ShopCount unitPrice={shop.price} price={draft.price} onChange={onChange} /> : null}
      <div className={css.pair}>
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
        <TextField
          label="총 수량"
          placeholder={shop ? '예) 3개' : '예) 10kg'}
          value={draft.quantity}
          error={problems['quantity'] ?? tooLong(draft.quantity, BOARD_QUANTITY_MAX)}
          onChange={(event) => onChange({ quantity: event.target.value })}
        />
      </div>
      <SharesField draft={draft} problems={problems} onChange={onChange} />
      <div className={css.price}>
        <NumberField
          label="총 가격"
          unit="원"
          placeholder={shop?.price ? `개당 ${won(shop.price)}` : '숫자만 입력해 주세요.'}
          value={draft.price}
          max={BOARD_PRICE_MAX}
          error={problems['price']}
          onChangeNumber={(price) => onChange({ price })}
        />
        <Share price={draft.price} people={draft.totalUser} />
      </div>
      <LocationField
        value={draft.location}
        error={problems['location']}
        onChange={(location) => onChange({ location })}
      />
      <TextField
        label="만나는 곳 (선택)"
        placeholder="예) 3번 출구 앞, 편의점 옆"
        value={draft.meetingNote}
        error={problems['meetingNote'] ?? tooLong(draft.meetingNote, MEETING_NOTE_MAX)}
        onChange={(event) => onChange({ meetingNote: event.target.value })}
      />
      <TextField
        label="마감일"
        type="date"
        icon={CalendarDays}
        min={today}
        max={addDays(today, BOARD_DEADLINE_DAYS_MAX)}
        value={draft.deadline}
        error={problems['deadline']}
        hint={draft.deadline === '' ? undefined : `${longDay(draft.deadline)} 밤 11시 59분까지 모아요.`}
        trailing={draft.deadline === '' ? undefined : <Deadline date={draft.deadline} />}
        onChange={(event) => onChange({ deadline: event.target.value })}
      />
      {!shop && (
        <CategoryField
          chosen={draft.categoryId}
          fixed={editing}
          error={problems['categoryId']}
          onChoose={(categoryId) => onChange({ categoryId })}
        />
      )}
      <TextArea
        label="상세 내용"
        placeholder="나누는 방법, 만나는 때와 곳을 적어 주면 이웃이 편하게 참여할 수 있어요."
        rows={5}
        max={BOARD_CONTENT_MAX}
        value={draft.content}
        error={problems['content'] ?? tooLong(draft.content, BOARD_CONTENT_MAX)}
        onChangeText={(content) => onChange({ content })}
      />
    </div>
  );
}

function tooLong(text: string, max: number): string | undefined {
  return countCharacters(text.trim()) > max ? `${max}자까지 적을 수 있어요.` : undefined;
}
