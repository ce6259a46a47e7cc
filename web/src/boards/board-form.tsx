import {
  addDays,
  BOARD_CONTENT_MAX,
  BOARD_DEADLINE_DAYS_MAX,
  BOARD_NAME_MAX,
  BOARD_PEOPLE_MAX,
  BOARD_PEOPLE_MIN,
  BOARD_PRICE_MAX,
  BOARD_QUANTITY_MAX,
  CATEGORIES,
  countCharacters,
} from '@mungchi/contract';
import { CalendarDays, MapPin } from 'lucide-react';
import { useState } from 'react';
import { AddressSheet } from '../map/address-search/address-sheet';
import { Chip } from '../ui/chip';
import { useSeoulToday } from '../ui/clock';
import { Field } from '../ui/field';
import { HeadCount } from '../ui/head-count';
import { perPerson, won } from '../ui/money';
import { NumberField } from '../ui/number-field';
import { Picture } from '../ui/picture';
import { TextArea } from '../ui/text-area';
import { TextField } from '../ui/text-field';
import type { BoardDraft, ShopProduct } from './board-draft';
import * as css from './board-form.css';
import { PhotoUploader } from './photo-uploader';
import type { useUploads } from './use-uploads';

type Props = {
  draft: BoardDraft;
  onChange: (part: Partial<BoardDraft>) => void;
  photos: ReturnType<typeof useUploads>;
  /** What is wrong with each field, by the server's word. */
  problems: Readonly<Record<string, string>>;
  shop: (Pick<ShopProduct, 'imgUrl' | 'name'> & { price?: number }) | null;
  editing: boolean;
};

export function BoardForm({ draft, onChange, photos, problems, shop, editing }: Props) {
  const today = useSeoulToday();
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
      <div className={css.pair}>
        <HeadCount
          label="총 인원"
          value={draft.totalUser}
          min={BOARD_PEOPLE_MIN}
          max={BOARD_PEOPLE_MAX}
          error={problems['totalUser']}
          hint="나를 포함한 인원이에요."
          onChangeNumber={(totalUser) => onChange({ totalUser })}
        />
        <TextField
          label="총 수량"
          placeholder="예) 10kg"
          value={draft.quantity}
          error={problems['quantity'] ?? tooLong(draft.quantity, BOARD_QUANTITY_MAX)}
          onChange={(event) => onChange({ quantity: event.target.value })}
        />
      </div>
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
        label="마감일"
        type="date"
        icon={CalendarDays}
        min={today}
        max={addDays(today, BOARD_DEADLINE_DAYS_MAX)}
        value={draft.deadline}
        error={problems['deadline']}
        onChange={(event) => onChange({ deadline: event.target.value })}
      />
      {!shop && (
        <Categories
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
        error={problems['content']}
        onChangeText={(content) => onChange({ content })}
      />
    </div>
  );
}

function TitlePreview({ name, quantity }: { name: string; quantity: string }) {
  return (
    <section className={css.preview} aria-live="polite">
      <p className={css.note}>제목은 자동으로 생성됩니다.</p>
      <p className={css.title}>
        <span className={name ? undefined : css.blank}>{name || '상품명'}</span>{' '}
        <span className={quantity ? undefined : css.blank}>{quantity || '+ 총 수량 +'}</span> 공구합니다.
      </p>
    </section>
  );
}

/** Right under the total, while typing. */
function Share({ price, people }: { price: number | null; people: number | null }) {
  const known = price !== null && people !== null && price > 0 && people > 0;
  return (
    <p className={css.share}>
      <span>예상 1인당 가격</span>
      <b className={css.amount}>{known ? won(perPerson(price, people)) : '-'}</b>
    </p>
  );
}

type LocationProps = { value: string; error: string | undefined; onChange: (address: string) => void };

function LocationField({ value, error, onChange }: LocationProps) {
  const [searching, setSearching] = useState(false);
  return (
    <>
      <Field label="거래 장소" error={error}>
        {(control) => (
          <button {...control} type="button" className={css.location} onClick={() => setSearching(true)}>
            <MapPin size={22} aria-hidden className={css.pin} />
            <span className={value ? undefined : css.placeholder}>{value || '주소를 검색해 주세요'}</span>
          </button>
        )}
      </Field>
      <AddressSheet open={searching} onClose={() => setSearching(false)} onPick={({ address }) => onChange(address)} />
    </>
  );
}

type CategoriesProps = {
  chosen: BoardDraft['categoryId'];
  fixed: boolean;
  error: string | undefined;
  onChoose: (category: BoardDraft['categoryId']) => void;
};

function Categories({ chosen, fixed, error, onChoose }: CategoriesProps) {
  return (
    <fieldset>
      <legend className={css.legend}>카테고리</legend>
      <div className={css.chips}>
        {CATEGORIES.map(({ id, name }) => (
          <Chip key={id} kind="choice" size="form" on={chosen === id} disabled={fixed} onToggle={() => onChoose(id)}>
            {name}
          </Chip>
        ))}
      </div>
      {error && (
        <p role="alert" className={css.error}>
          {error}
        </p>
      )}
    </fieldset>
  );
}

function ShopThumbnail({ product }: { product: Pick<ShopProduct, 'imgUrl' | 'name'> }) {
  return (
    <div className={css.shop}>
      <Picture src={product.imgUrl} alt={product.name} width={96} height={96} />
      <p>
        <span className={css.note}>쇼핑 상품으로 열어요</span>
        <b className={css.product}>{product.name}</b>
      </p>
    </div>
  );
}

function tooLong(text: string, max: number): string | undefined {
  return countCharacters(text.trim()) > max ? `${max}자까지 적을 수 있어요.` : undefined;
}
