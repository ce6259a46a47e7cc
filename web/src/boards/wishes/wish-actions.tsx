import type { Wish } from '@mungchi/contract';
import { CircleCheck, Clock, MessageCircle, Pencil } from 'lucide-react';
import { useState } from 'react';
import { rememberReturnPath } from '../../api/session/return-path';
import { readToken } from '../../api/session/token';
import { useWishVerb } from '../../api/wishes';
import { useUntil } from '../../time/use-until';
import { Button, ButtonLink } from '../../ui/control/button';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { BottomBar } from '../../ui/frame/bottom-bar';
import { useLateSheet } from '../../ui/frame/use-late-sheet';
import { LoginSheet } from '../../ui/piece/login-sheet';
import { shareWish } from './share-wish';
import { useJoinWish } from './use-join-wish';
import * as css from './wish-screen.css';

const AskSheet = lazyPart(() => import('./ask-sheet').then((at) => at.WishAskSheet));

/** The one thing to do about a wish, in each of its states. */
export function WishActions({ wish }: { wish: Wish }) {
  return (
    <BottomBar>
      <div className={css.foot}>
        <Action wish={wish} />
      </div>
    </BottomBar>
  );
}

function Action({ wish }: { wish: Wish }) {
  switch (wish.state) {
    case 'OPENED':
      return wish.boardId && <ButtonLink to={`/gonggu/list/${wish.boardId}`}>보러 가기</ButtonLink>;
    case 'ENDED':
      return <AskAgain name={wish.name} />;
    case 'GATHERED':
      return (
        <>
          <Keep wish={wish} />
          {wish.mine ? (
            <ButtonLink to={`/gonggu/write?wish=${wish.id}`}>
              <Pencil size={20} aria-hidden /> 내가 열게요
            </ButtonLink>
          ) : (
            <Join wish={wish} />
          )}
          {wish.mine && (
            <button type="button" className={css.ask} onClick={() => shareWish(wish)}>
              <MessageCircle size={19} aria-hidden /> 단톡방에 물어보기
            </button>
          )}
        </>
      );
    case 'OPEN':
      if (!wish.mine) return <Join wish={wish} />;
      return (
        <>
          <Keep wish={wish} />
          <p className={css.inIt}>
            <CircleCheck size={18} aria-hidden />
            같이 찾는 중이에요
          </p>
          <Button onPress={() => shareWish(wish)}>
            <MessageCircle size={20} aria-hidden /> 단톡방에 물어보기
          </Button>
        </>
      );
  }
}

/** A visitor's press goes through login back here. */
function Join({ wish }: { wish: Wish }) {
  const join = useJoinWish();
  const login = useLateSheet();
  function press() {
    if (readToken()) return join(wish.id);
    rememberReturnPath(`/gonggu/wish/${wish.id}`);
    return login.open();
  }
  return (
    <>
      <Button onPress={press}>나도 살래요</Button>
      {login.isWanted && (
        <LoginSheet open={login.isOpen} onClose={login.close} lead="쓰던 계정으로 로그인하면 이 글로 바로 돌아와요." />
      )}
    </>
  );
}

/** On its last day. */
function Keep({ wish }: { wish: Wish }) {
  const keep = useWishVerb('keep');
  const { at } = useUntil(wish.until);
  if (!wish.keepable) return null;
  return (
    <>
      <p className={css.ending}>
        <Clock size={18} aria-hidden />
        {at}에 끝나요.
      </p>
      <Button kind="secondary" onPress={() => keep(wish.id)}>
        계속 찾기
      </Button>
    </>
  );
}

function AskAgain({ name }: { name: string }) {
  const [isOpen, setIsOpen] = useState<boolean | null>(null);
  if (!readToken()) return null;
  return (
    <>
      <Button onPress={() => setIsOpen(true)}>다시 찾기</Button>
      {isOpen !== null && <AskSheet first={name} open={isOpen} onClose={() => setIsOpen(false)} />}
    </>
  );
}
