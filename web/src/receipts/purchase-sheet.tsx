import { type ChatRoom, costOf, RECEIPT_PICTURES_MAX, RECEIPT_WON_MAX } from '@mungchi/contract';
import { Undo2, Wallet } from 'lucide-react';
import { useState } from 'react';
import { isRefusal } from '../api/api-error';
import { errorText } from '../api/error-copy';
import { useSaySpent } from '../api/receipts';
import { settle } from '../api/settle';
import { notify, showAlert } from '../notices/notices';
import { PhotoUploader } from '../photos/photo-uploader';
import { useUploads } from '../photos/use-uploads';
import { Button } from '../ui/control/button';
import { NumberField } from '../ui/field/number-field';
import { Sheet } from '../ui/frame/sheet';
import { won } from '../ui/text/money';
import { thousands } from '../ui/text/thousands';
import * as css from './purchase-sheet.css';
import { differenceOf, isLow } from './spent-rules';

const TITLE = '모두 합해 얼마에 샀나요?';

type Props = { room: ChatRoom; open: boolean; onClose: () => void; onBought: () => void };

/** 구매 완료 with what it cost; in a room that was bought for, what it came to in the end. */
export function PurchaseSheet({ room, open, onClose, onBought }: Props) {
  const isBought = useAsOpened(open, room.stage === 'PURCHASED');
  const known = isBought ? (room.spent ?? room.price) : room.price;
  const [isOther, setOther] = useState(false);
  const [typed, setTyped] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  /** The sum that was asked about: less than half of the price. */
  const [asked, setAsked] = useState<number | null>(null);
  const photos = useUploads([], RECEIPT_PICTURES_MAX, { chatRoomId: room.id, use: 'RECEIPT' });
  const say = useSaySpent(room.id, isBought);
  const spent = isOther ? typed : known;
  const isAsked = asked !== null && asked === spent;

  async function press() {
    if (!spent) return setProblem('모두 합한 금액을 적어 주세요.');
    if (photos.uploading) return notify('사진을 올리는 중이에요. 잠시만 기다려 주세요.');
    const sure = isLow(room, spent);
    if (sure && asked !== spent) return setAsked(spent);
    const pictures = photos.pictures.map(({ url }) => url);
    try {
      // As posted and without a slip there is nothing to show to the neighbours.
      const isPlain = !isBought && spent === known && pictures.length === 0;
      await say(isPlain ? null : { spent, ...(sure && { sure }), ...(pictures.length > 0 && { pictures }) });
      onClose();
      if (isBought) notify('영수증을 올렸어요.');
      else onBought();
    } catch (error) {
      onClose();
      if (isRefusal(error, 'ALREADY_PURCHASED')) void showAlert('이미 구매 완료 처리 되었습니다.');
      else void showAlert(isBought ? '영수증을 올리지 못했어요.' : '구매 완료 실패', errorText(error));
    }
  }

  return (
    <Sheet open={open} onClose={onClose} title={TITLE} showTitle>
      <div className={css.sheet}>
        <p className={css.lead}>싸게 산 만큼 이웃에게 바로 돌려 드려요.</p>
        <div role="radiogroup" aria-label={TITLE} className={css.sheet}>
          <Choice on={!isOther} look={isOther ? css.choice : css.picked} onChoose={() => setOther(false)}>
            {won(known)} 그대로예요
          </Choice>
          <div className={isOther ? css.open : undefined}>
            <Choice on={isOther} look={isOther ? css.chosen : css.choice} onChoose={() => setOther(true)}>
              다르게 샀어요
            </Choice>
            {isOther && (
              <>
                <div className={css.sum}>
                  <NumberField
                    label="산 금액"
                    unit="원"
                    placeholder={thousands(known)}
                    value={typed}
                    max={RECEIPT_WON_MAX}
                    error={problem}
                    onChangeNumber={(value) => {
                      setTyped(value);
                      setProblem(undefined);
                    }}
                  />
                </div>
                {typed ? <Compared room={room} spent={typed} /> : null}
              </>
            )}
          </div>
        </div>
        {spent ? <Effect room={room} spent={spent} /> : null}
        {isAsked && (
          <p className={css.low} role="alert">
            총 가격의 절반보다 적어요. 모두 합한 금액이 맞는지 확인해 주세요.
          </p>
        )}
        <h3 className={css.photos}>
          영수증 사진<span className={css.optional}>선택 · 이웃 모두 볼 수 있어요</span>
        </h3>
        <PhotoUploader photos={photos} cover={false} max={RECEIPT_PICTURES_MAX} />
        {!isBought && <Final room={room} spent={spent ?? known} />}
        <Button onPress={() => settle(press())}>
          {isAsked && '맞아요, '}
          {isBought ? '영수증 올리기' : '구매 완료'}
        </Button>
      </div>
    </Sheet>
  );
}

/** The value from when the sheet was last opened: what is about to be pressed does not turn into something else. */
function useAsOpened<T>(isOpen: boolean, value: T): T {
  const [kept, setKept] = useState({ isOpen, value });
  if (isOpen !== kept.isOpen) setKept({ isOpen, value: isOpen ? value : kept.value });
  return kept.value;
}

/** Asked once, because it cannot be taken back. */
function Final({ room, spent }: SumProps) {
  const paid = room.participants.reduce((sum, { role, share }) => sum + (role === 'FOLLOWER' ? share : 0), 0);
  const left = paid - differenceOf(room, spent).total;
  return (
    <p className={css.final}>
      누르면 공구를 취소할 수 없어요. 이웃들이 낸 {won(left)}은 모두 물건을 받으면 전해 드려요.
    </p>
  );
}

type ChoiceProps = { on: boolean; look: string; onChoose: () => void; children: React.ReactNode };

function Choice({ on, look, onChoose, children }: ChoiceProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the whole card is the target, with a button's press and focus ring
    <button type="button" role="radio" aria-checked={on} className={look} onClick={onChoose}>
      <span className={on ? css.dot : css.disc} />
      {children}
    </button>
  );
}

type SumProps = { room: ChatRoom; spent: number };

function Compared({ room, spent }: SumProps) {
  const before = costOf(room);
  const off = spent - before;
  return (
    <p className={css.compared}>
      <span>
        {before < room.price ? '앞서 알린' : '공구 가격'} {won(before)}보다
      </span>
      {off !== 0 && (
        <b className={off < 0 ? css.less : css.more}>{off < 0 ? `${won(-off)} 덜 썼어요` : `${won(off)} 더 썼어요`}</b>
      )}
    </p>
  );
}

/** What it means for everybody: something back, or the leader bears it. */
function Effect({ room, spent }: SumProps) {
  const { more, back, people, total, isEqual } = differenceOf(room, spent);
  if (more > 0) {
    return (
      <p className={css.borne} role="status">
        <Wallet size={20} aria-hidden />더 든 {won(more)}은 리더가 내요.
      </p>
    );
  }
  if (back === 0) return null;
  return (
    <div className={css.back} role="status">
      <span className={css.sign}>
        <Undo2 size={22} aria-hidden />
      </span>
      <div>
        <p className={css.backWords}>
          {isEqual ? '이웃마다' : '한 몫에'} <b className={css.less}>{won(back)}</b>씩 돌려 드려요
        </p>
        <p className={css.backTotal}>
          이웃 {people}명에게 모두 {won(total)}
        </p>
      </div>
    </div>
  );
}
