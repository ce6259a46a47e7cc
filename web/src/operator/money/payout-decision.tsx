import { accountWords, type OperatorPayout } from '@mungchi/contract';
import { Banknote } from 'lucide-react';
import { useRef, useState } from 'react';
import { lookAtNumber, usePayoutFailed, usePayoutReturned, usePayoutSent } from '../../api/operator-verbs';
import { Link, useLocation } from '../../links';
import { notify } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { Avatar } from '../../ui/piece/avatar';
import { won } from '../../ui/text/money';
import * as own from '../cases/case.css';
import { ForGood, isSum, SumAgain } from '../cases/second-look';
import { OpenedPanel } from '../decide/decision-panel';
import * as look from '../frame/look.css';
import { Key } from '../frame/page';
import * as css from '../frame/pieces.css';
import { shortTime } from '../frame/times';
import { useKeys } from '../frame/use-keys';
import { PAYOUT_WORDS } from '../frame/words';
import { part as partPicture, same } from './payouts.css';

const WHYS = ['계좌가 닫혀 있어요', '이름이 달라요'] as const;
const LEFT_WHYS = ['연락이 닿지 않아요', '받지 않겠다고 해요'] as const;
type Way = 'SENT' | 'FAILED' | 'RETURNED';

const BUTTONS: Record<Way, string> = { SENT: '보냈어요', FAILED: '보내지 못했어요', RETURNED: '되돌아왔어요' };

/** Where it goes and of what it is; then the bank's reference, or why not, and the sum once more. */
export function PayoutDecision({ payout, onClose }: { payout: OperatorPayout; onClose: () => void }) {
  const [, go] = useLocation();
  useKeys({ p: () => go(`/operator/people/${payout.person.userId}`) });
  return (
    <OpenedPanel title={`${payout.person.nickname}님의 정산`} onClose={onClose}>
      <div className={css.stacked}>
        <Link to={`/operator/people/${payout.person.userId}`} className={css.whose}>
          <Avatar profileUrl={payout.person.profileUrl} size={36} />
          <span className={css.grow}>
            <span className={look.strong}>{payout.person.nickname}</span>
            <br />
            <span className={look.meta}>
              #{payout.person.userId} · 연 공구 {payout.person.led} · 받은 문제 {payout.person.disputesReceived}
            </span>
          </span>
          <Key>P</Key>
        </Link>
        <div>
          <div className={look.meta}>{payout.state === 'REQUESTED' ? '보낼 금액' : PAYOUT_WORDS[payout.state]}</div>
          <div className={look.bigFigure}>{won(payout.amount)}</div>
        </div>
        <Account payout={payout} />
        {payout.left && payout.state === 'REQUESTED' && <Left payout={payout} />}
        {payout.parts.map(({ boardId, title, imgUrl, amount }) => (
          <Link key={boardId} to={`/operator/boards/${boardId}`} className={own.line}>
            {imgUrl && <img src={imgUrl} alt="" className={partPicture} />}
            <span className={`${css.grow} ${look.cut}`}>{title}</span>
            <span className={look.number}>{won(amount)}</span>
          </Link>
        ))}
        {payout.endedAt && (
          <p className={look.meta}>
            {shortTime(payout.endedAt)} · {payout.why ?? payout.reference} · {payout.by ?? '명령'}
          </p>
        )}
        {payout.state === 'REQUESTED' && <End payout={payout} ways={['SENT', 'FAILED']} />}
        {payout.state === 'SENT' && <End payout={payout} ways={['RETURNED']} />}
      </div>
    </OpenedPanel>
  );
}

/** The whole number is shown when asked for, which is on record. */
function Account({ payout }: { payout: OperatorPayout }) {
  const [number, setNumber] = useState<string | null>(null);
  async function show() {
    const shown = await lookAtNumber(payout.id);
    if (shown) setNumber(shown.number);
  }
  return (
    <div className={css.note}>
      <Banknote size={18} aria-hidden />
      <span className={css.grow}>
        <strong className={look.number}>{number ?? accountWords(payout)}</strong> · {payout.holder}
        <br />
        {payout.name === 'SAME' && <span className={same}>인증한 이름과 같아요</span>}
        {payout.name === 'OTHER' && <span className={look.red}>가입한 이름: {payout.verifiedName}</span>}
        {payout.name === 'UNKNOWN' && <span className={look.meta}>이름을 확인한 적이 없어요</span>}
      </span>
      {payout.state === 'REQUESTED' && number === null && (
        <button type="button" className={css.small} onClick={show}>
          번호 보기
        </button>
      )}
    </div>
  );
}

/** Nobody asks for it: the bank returned it after the leader had left. */
function Left({ payout: { person, returned } }: { payout: OperatorPayout }) {
  return (
    <p>
      탈퇴한 이웃의 돈이에요. {returned && `은행에서 되돌아왔어요 · ${returned}. `}
      연락처는 <code>npm run retained -- {person.userId} 이유</code>로 볼 수 있어요. 끝내 찾지 못하면 뭉치가 보관해요.
    </p>
  );
}

function End({ payout, ways }: { payout: OperatorPayout; ways: readonly [Way, ...Way[]] }) {
  const [way, setWay] = useState<Way>(ways[0]);
  const [words, setWords] = useState('');
  const [again, setAgain] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const sent = usePayoutSent(payout.id);
  const failed = usePayoutFailed(payout.id);
  const returned = usePayoutReturned(payout.id);
  const confirm = payout.amount;
  const isReady = words.trim() !== '' && isSum(again, confirm);
  async function press() {
    if (!isReady) return;
    const isDone =
      way === 'SENT'
        ? await sent({ reference: words, confirm })
        : await (way === 'FAILED' ? failed : returned)({ why: words, confirm });
    if (isDone) notify(payout.left ? '기록했어요.' : '기록했어요. 리더에게 알렸어요.');
  }
  const choose = (next: Way, why = '') => {
    setWay(next);
    setWords(why);
    field.current?.focus();
  };
  useKeys({
    enter: () => field.current?.focus(),
    f: () => ways.includes('FAILED') && choose('FAILED'),
    '⌘enter': () => void press(),
  });
  return (
    <>
      <label className={css.stacked}>
        <span className={look.strong}>{way === 'SENT' ? '은행 참조번호' : '이유'}</span>
        <input
          ref={field}
          className={css.input}
          maxLength={100}
          value={words}
          autoComplete="off"
          placeholder={way === 'SENT' ? '20261117-1031' : payout.left ? '기록에 남아요' : '리더가 읽어요'}
          onChange={(event) => setWords(event.target.value)}
        />
      </label>
      <SumAgain sum={payout.amount} value={again} onChange={setAgain} />
      <Button size="medium" disabled={!isReady} onPress={press}>
        {won(payout.amount)} {payout.left && way === 'FAILED' ? '찾지 못했어요' : BUTTONS[way]} <Key on>⌘⏎</Key>
      </Button>
      {ways.includes('FAILED') && (
        <>
          <span className={look.meta}>{payout.left ? '찾지 못했나요?' : '보내지 못했나요?'}</span>
          <div className={css.wrap}>
            {(payout.left ? LEFT_WHYS : WHYS).map((why) => (
              <button
                key={why}
                type="button"
                className={css.small}
                aria-pressed={way === 'FAILED' && words === why}
                onClick={() => choose('FAILED', why)}
              >
                {why}
              </button>
            ))}
            <button type="button" className={css.small} onClick={() => choose('FAILED')}>
              다른 이유
            </button>
            {way === 'FAILED' && (
              <button type="button" className={css.small} onClick={() => choose('SENT')}>
                보냈어요
              </button>
            )}
          </div>
        </>
      )}
      <ForGood />
    </>
  );
}
