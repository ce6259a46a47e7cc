import { eveningWords, WISH_NAME_MAX, type Wish } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { EyeOff, MessageCircle, X } from 'lucide-react';
import { type FormEvent, useDeferredValue, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { widestSearchQuery } from '../../api/boards';
import { errorText } from '../../api/error-copy';
import { type Alike, alikeIn, useAskWish, useWishVerb, wishQuery } from '../../api/wishes';
import { Link } from '../../links';
import { noteDeed } from '../../shell/after-deed';
import { Button } from '../../ui/control/button';
import { IconButton } from '../../ui/control/icon-button';
import { TextField } from '../../ui/field/text-field';
import { headline } from '../../ui/foundation/display.css';
import { Sheet } from '../../ui/frame/sheet';
import { ThingPicture } from '../../ui/piece/thing-picture';
import { objectMark } from '../../ui/text/object-mark';
import { BarredWarning } from '../form/barred-warning';
import { placesOf } from './gather-rules';
import { GatherScene } from './gather-scene';
import { shareWish } from './share-wish';
import { WishSeats } from './wish-seats';
import * as css from './wishes.css';

type Props = { first: string; open: boolean; onClose: () => void };

/** 같이 살 사람 찾기: one line, one press. What is alike already is offered first. */
export function WishAskSheet({ first, open, onClose }: Props) {
  const [asked, setAsked] = useState<Wish | null>(null);
  /** Then it makes sense to be asked about push messages. */
  function close() {
    onClose();
    if (asked) noteDeed();
  }
  return (
    <Sheet open={open} onClose={close} title="같이 살 사람 찾기">
      {asked ? <Done wish={asked} onClose={close} /> : <AskForm first={first} onAsked={setAsked} />}
    </Sheet>
  );
}

function AskForm({ first, onAsked }: { first: string; onAsked: (wish: Wish) => void }) {
  const [name, setName] = useState(first);
  const [alike, setAlike] = useState<Alike | null>(null);
  const [problem, setProblem] = useState<string | undefined>();
  const ask = useAskWish();
  const join = useWishVerb('join');

  async function send(sure: boolean): Promise<void> {
    setProblem(undefined);
    try {
      onAsked(await ask({ name, sure }));
    } catch (error) {
      setAlike(alikeIn(error));
      setProblem(alikeIn(error) ? undefined : problemOf(error));
    }
  }

  async function joinAlike(id: Alike['id']): Promise<void> {
    const joined = await join(id);
    if (joined) onAsked(joined);
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (name.trim() !== '') void send(false);
  }

  return (
    <form className={css.form} onSubmit={submit}>
      <GatherScene places={placesOf({ state: 'OPEN', people: 1, mine: true, visitor: false })} />
      <p className={headline} aria-hidden>
        같이 살 사람 찾기
      </p>
      <TextField
        label="무엇을 찾으세요?"
        hint="예: 쌀 20kg, 절임배추"
        value={name}
        maxLength={WISH_NAME_MAX}
        error={problem}
        onChange={({ target }) => {
          setName(target.value);
          setAlike(null);
        }}
        trailing={name !== '' && <IconButton icon={X} label="지우기" iconSize={20} onClick={() => setName('')} />}
      />
      <BarredWarning name={name} />
      {alike ? (
        <div className={css.hit}>
          <p className={css.hitHead}>
            <ThingPicture name={alike.name} />
            <AlikeWords alike={alike} />
          </p>
          <Button size="small" onPress={() => joinAlike(alike.id)}>
            나도 살래요
          </Button>
        </div>
      ) : (
        <OpenAlready name={name} />
      )}
      <p className={css.privacy}>
        <EyeOff size={18} aria-hidden />
        이름은 보이지 않아요. ‘3km 안 이웃’으로만 보여요.
      </p>
      {alike ? (
        <Button kind="plain" onPress={() => send(true)}>
          따로 올릴게요
        </Button>
      ) : (
        <Button disabled={name.trim() === ''} onPress={() => send(false)}>
          같이 살 사람 찾기
        </Button>
      )}
    </form>
  );
}

function AlikeWords({ alike: { id, name } }: { alike: Alike }) {
  const { data } = useQuery(wishQuery(id));
  return (
    <span>
      이웃{data ? ` ${data.people}명` : ''}이 이미 <b>‘{name}’</b>
      {objectMark(name)} 찾고 있어요.
    </span>
  );
}

/** A purchase that fits stands before any wish. */
function OpenAlready({ name }: { name: string }) {
  const word = useDeferredValue(name.trim());
  const { data = [] } = useQuery({ ...widestSearchQuery(word), enabled: word.length > 1 });
  if (word.length < 2 || data.length === 0) return null;
  return (
    <div className={css.hit}>
      <p className={css.hitHead}>
        ‘{word}’ 공구가 {data.length}개 열려 있어요.
      </p>
      <Link to={`/gonggu/search?keyword=${encodeURIComponent(word)}`} className={css.actFirst}>
        보러 가기
      </Link>
    </div>
  );
}

function Done({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  return (
    <div className={css.form}>
      <GatherScene places={placesOf({ ...wish, visitor: false })} mood="happy" />
      <div className={css.done} role="status">
        <p className={headline}>올렸어요!</p>
        <p className={css.lead}>같은 걸 찾는 이웃이 생기면 알려 드릴게요.</p>
      </div>
      <p className={css.put}>
        <ThingPicture name={wish.name} />
        <span className={css.words}>
          <b className={css.name}>{wish.name}</b>
          <span className={css.facts}>{eveningWords(Date.parse(wish.until))}까지 찾아요</span>
        </span>
        <WishSeats wish={wish} />
      </p>
      <Button onPress={() => shareWish(wish)}>
        <MessageCircle size={20} aria-hidden /> 단톡방에 물어보기
      </Button>
      <Button kind="plain" onPress={onClose}>
        닫기
      </Button>
    </div>
  );
}

/** Offline the text stays, and says what to do. */
function problemOf(error: unknown): string {
  if (!navigator.onLine) return '연결되면 다시 눌러 주세요.';
  return (error instanceof ApiError ? error.fields['name'] : undefined) ?? errorText(error);
}
