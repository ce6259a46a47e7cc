import { type AppLink, PAYOUT_MIN } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import {
  Archive,
  ChevronRight,
  CircleAlert,
  CreditCard,
  Landmark,
  type LucideIcon,
  PackageOpen,
  Trash2,
  UserRoundX,
} from 'lucide-react';
import { useState } from 'react';
import { leaveForGood, obligationsQuery } from '../../api/account';
import { ApiError } from '../../api/api-error';
import { errorText } from '../../api/error-copy';
import { Link, useLocation } from '../../links';
import { askConfirm, notify } from '../../notices/notices';
import { Button } from '../../ui/control/button';
import { headline } from '../../ui/foundation/display.css';
import { AppBar } from '../../ui/frame/app-bar';
import { BottomBar } from '../../ui/frame/bottom-bar';
import { Screen } from '../../ui/frame/screen';
import { Mascot } from '../../ui/mascot/mascot';
import { tone } from '../menu.css';
import { forgetHere } from './forget-here';
import * as css from './leave.css';

type Obligation = { kind: string; path: AppLink; title: string };

const KINDS: Record<string, { icon: LucideIcon; look: keyof typeof tone; words: string }> = {
  LEADING: { icon: PackageOpen, look: 'brand', words: '이끄는 공구' },
  PAID: { icon: CreditCard, look: 'blue', words: '결제하고 아직 못 받은 공구' },
  DISPUTE: { icon: CircleAlert, look: 'gold', words: '확인 중인 문제' },
  SETTLING: { icon: CircleAlert, look: 'gold', words: '이웃이 하루 동안 문제를 알릴 수 있는 공구' },
  PAYOUT: { icon: Landmark, look: 'gold', words: '보내고 있는 정산' },
  BALANCE: { icon: Landmark, look: 'gold', words: '아직 받지 않은 정산금' },
};

const AFTER: readonly [LucideIcon, string][] = [
  [Trash2, '프로필과 관심 목록이 바로 지워져요.'],
  [Archive, '거래 기록은 법에 따라 5년 동안 따로 보관해요.'],
  [UserRoundX, '남긴 메시지는 ‘탈퇴한 이웃’으로 보여요.'],
];

/** What leaving means, and what has to be finished first. */
export function LeaveScreen() {
  const [, navigate] = useLocation();
  const { data: known = [] } = useQuery(obligationsQuery);
  const [refused, setRefused] = useState<readonly Obligation[] | null>(null);
  // Said before anybody presses; what the press itself is told is newer.
  const obligations = (refused ?? known).filter((one) => !isTooSmall(one));
  const stay = () => navigate('/mypage/account');

  async function leave(): Promise<void> {
    const sure = await askConfirm('정말 탈퇴할까요?', {
      detail: '되돌릴 수 없어요.',
      yes: '탈퇴하기',
      no: '계속 쓸게요',
    });
    if (!sure) return;
    try {
      if (!(await leaveOrStay())) return;
      // The server has deleted this device with everything else; before that it must not go: leaving may be refused.
      notify('탈퇴했어요. 그동안 함께해 주셔서 고마워요.');
      forgetHere(navigate);
    } catch (error) {
      const open = obligationsIn(error);
      setRefused(open);
      if (open.every(isTooSmall)) notify(errorText(error), 'bad');
    }
  }

  const left = obligations.length;
  return (
    <Screen
      header={<AppBar title="탈퇴" onBack={stay} />}
      footer={
        <BottomBar>
          <div className={css.actions}>
            <Button onPress={stay}>계속 쓸게요</Button>
            <Button kind="plain" onPress={leave} disabled={left > 0}>
              탈퇴하기
            </Button>
          </div>
        </BottomBar>
      }
    >
      <div className={css.page}>
        {left > 0 && (
          <section className={css.first}>
            <Mascot color="mint" mood="sorry" size={140} />
            <h2 className={headline}>먼저 마무리해 주세요</h2>
            <p className={css.lead} role="status">
              아직 끝나지 않은 일이 <b>{left}개</b> 있어요.
              <br />
              마무리하면 탈퇴할 수 있어요.
            </p>
            <ul className={css.card}>
              {obligations.map(({ kind, path, title }) => (
                <Open key={kind + path} kind={kind} path={path} title={title} />
              ))}
            </ul>
          </section>
        )}
        <h2 className={css.heading}>탈퇴하면</h2>
        <ul className={css.after}>
          {AFTER.map(([Icon, words]) => (
            <li key={words} className={css.line}>
              <Icon size={22} aria-hidden className={css.icon} />
              {words}
            </li>
          ))}
        </ul>
      </div>
    </Screen>
  );
}

/** Less than can be sent is given up, but only knowingly: false when somebody would rather stay. */
async function leaveOrStay(): Promise<boolean> {
  try {
    await leaveForGood();
    return true;
  } catch (error) {
    const left = obligationsIn(error);
    const small = left.find(isTooSmall);
    if (!small || left.length > 1) throw error;
    const detail = '1,000원보다 적어서 보내 드릴 수 없어요.';
    const question = `남은 ${small.title}을 받지 않고 탈퇴할까요?`;
    if (!(await askConfirm(question, { detail, yes: '탈퇴하기', no: '계속 쓸게요' }))) return false;
    await leaveForGood({ waive: true });
    return true;
  }
}

/** Nothing to finish: it cannot be fetched, and is asked about at the end. */
function isTooSmall({ kind, title }: Obligation): boolean {
  return kind === 'BALANCE' && Number(title.replace(/\D/g, '')) < PAYOUT_MIN;
}

function Open({ kind, path, title }: Obligation) {
  const { icon: Icon, look, words } = KINDS[kind] ?? KINDS['LEADING']!;
  return (
    <li className={css.entry}>
      <Link to={path} className={css.open}>
        <span className={tone[look]}>
          <Icon size={20} aria-hidden />
        </span>
        <span className={css.words}>
          <span className={css.name}>{words}</span>
          <span className={css.meta}>{title}</span>
        </span>
        <ChevronRight size={20} aria-hidden className={css.icon} />
      </Link>
    </li>
  );
}

/** The refusal names each: `LEADING /chat/12` → its title. */
function obligationsIn(error: unknown): Obligation[] {
  if (!(error instanceof ApiError) || error.code !== 'OBLIGATIONS_LEFT') return [];
  return Object.entries(error.fields).map(([name, title]) => {
    const [kind = '', path = '/mypage'] = name.split(' ');
    return { kind, path: path as AppLink, title };
  });
}
