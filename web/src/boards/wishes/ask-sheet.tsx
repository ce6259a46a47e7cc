import { eveningWords, WISH_NAME_MAX, type Wish, type WishId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { EyeOff, MessageCircle, X } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { ApiError } from '../../api/api-error';
import { errorText } from '../../api/error-copy';
import { type Alike, alikeIn, useAskWish, wishQuery } from '../../api/wishes';
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
import { OpenAlready } from './open-already';
import { shareWish } from './share-wish';
import { useJoinWish, wayOn } from './use-join-wish';
import { WishSeats } from './wish-seats';
import * as css from './wishes.css';

/** Asked for by nobody. */
const NO_WISH = 0 as WishId;

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
  const [way, setWay] = useState<ReturnType<typeof wayOn>>(null);
  const ask = useAskWish();
  const join = useJoinWish();
  const { data: found } = useQuery({ ...wishQuery(alike?.id ?? NO_WISH), enabled: alike !== null });

  function write(text: string): void {
    setName(text);
    setAlike(null);
    setWay(null);
  }

  async function send(sure: boolean): Promise<void> {
    setProblem(undefined);
    try {
      onAsked(await ask({ name, sure }));
    } catch (error) {
      setAlike(alikeIn(error));
      setProblem(alikeIn(error) ? undefined : problemOf(error));
      setWay(wayOn(error));
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
      <GatherScene
        places={placesOf(
          alike
            ? { state: 'OPEN', people: found?.people ?? 1, mine: false, visitor: true }
            : { state: 'OPEN', people: 1, mine: true, visitor: false },
        )}
      />
      <p className={headline} aria-hidden>
        같이 살 사람 찾기
      </p>
      <TextField
        label="무엇을 찾으세요?"
        placeholder="예: 쌀 20kg, 절임배추"
        value={name}
        maxLength={WISH_NAME_MAX}
        error={problem}
        onChange={({ target }) => write(target.value)}
        trailing={name !== '' && <IconButton icon={X} label="지우기" iconSize={20} onClick={() => write('')} />}
      />
      <BarredWarning name={name} />
      {alike ? (
        <div className={css.hit}>
          <p className={css.hitHead}>
            <ThingPicture name={alike.name} />
            <AlikeWords name={alike.name} people={found?.people ?? null} />
          </p>
          <Button size="small" onPress={() => joinAlike(alike.id)}>
            나도 살래요
          </Button>
        </div>
      ) : way ? (
        <Link to={way.to} className={css.actFirst}>
          {way.label}
        </Link>
      ) : (
        <OpenAlready name={name} />
      )}
      <p className={css.privacy}>
        <EyeOff size={18} aria-hidden className={css.eye} />
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

function AlikeWords({ name, people }: { name: string; people: number | null }) {
  return (
    <span>
      이웃{people !== null && <b> {people}명</b>}이 이미 <br />
      <b>‘{name}’</b>
      {objectMark(name)} 찾고 있어요.
    </span>
  );
}

/** One's own, or the one that neighbours look for already. */
function Done({ wish, onClose }: { wish: Wish; onClose: () => void }) {
  const isFirst = wish.people === 1;
  return (
    <div className={css.form}>
      <GatherScene places={placesOf({ ...wish, visitor: false })} mood="happy" />
      <div className={css.done} role="status">
        <p className={headline}>{isFirst ? '올렸어요!' : '같이 찾는 중이에요!'}</p>
        <p className={css.lead}>
          {isFirst ? '같은 걸 찾는 이웃이 생기면 알려 드릴게요.' : `이웃 ${wish.people}명이 찾고 있어요.`}
        </p>
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
