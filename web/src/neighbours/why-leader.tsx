import { checkWords, recordWords, type UserId } from '@mungchi/contract';
import { useQuery } from '@tanstack/react-query';
import { Info, MapPinCheck, Sprout } from 'lucide-react';
import { Fragment } from 'react';
import { recordQuery } from '../api/neighbour-record';
import { Block } from '../ui/feedback/skeleton';
import { Avatar } from '../ui/piece/avatar';
import { WhyLine, WhyTile } from '../ui/piece/why';
import * as css from '../ui/piece/why.css';
import { won } from '../ui/text/money';
import type { ShowNeighbour } from './use-neighbour-card';

type Leader = { userId: UserId; nickname: string; profileUrl: string };

/** What the leader has really done, in the lines under the money. Nothing where it cannot be read. */
export function WhyLeader({ leader, onShow }: { leader: Leader; onShow: ShowNeighbour }) {
  const { data, isPending, fetchStatus } = useQuery(recordQuery(leader.userId));
  if (!data) return isPending && fetchStatus === 'fetching' ? <Waiting /> : null;
  const { bad, good } = recordWords(data, 'LEADER');
  const isKnown = data.facts !== null && data.facts.led > 0;
  const show = () => onShow(leader);
  return (
    <>
      {bad.length > 0 && (
        <WhyLine
          mark={<WhyTile tone="grey" icon={<Info size={19} aria-hidden />} />}
          onPress={isKnown ? undefined : show}
        >
          최근 1년{' '}
          <b>
            <Facts facts={bad} />
          </b>
        </WhyLine>
      )}
      {isKnown ? (
        <WhyLine mark={<Avatar profileUrl={leader.profileUrl} size={32} />} onPress={show}>
          <Facts facts={short(good)} />
        </WhyLine>
      ) : (
        <WhyLine mark={<WhyTile tone="brand" icon={<Sprout size={19} aria-hidden />} />}>
          <b>{good.join(' · ')}.</b>
          {data.opensUpTo !== null && (
            <span className={css.small}>
              모두 합해 {manWon(data.opensUpTo)}까지만 열 수 있고,{' '}
              <span className={css.whole}>돈은 뭉치가 맡아요.</span>
            </span>
          )}
        </WhyLine>
      )}
      {data.verified && (
        <WhyLine mark={<WhyTile tone="brand" icon={<MapPinCheck size={19} aria-hidden />} />}>
          {checkWords(data.verified)}
        </WhyLine>
      )}
    </>
  );
}

/** One line: how much with how many, and the last of what is known. All of it is a tap away. */
const short = (good: readonly string[]) => (good.length > 2 ? [good[0]!, good.at(-1)!] : good);

/** Each stays in one piece, and how many stands out. */
function Facts({ facts }: { facts: readonly string[] }) {
  return facts.map((fact, nth) => (
    <Fragment key={fact}>
      {nth > 0 && ' · '}
      <span className={css.whole}>
        {fact.split(COUNT).map((part) => (COUNT.test(part) ? <b key={part}>{part}</b> : part))}
      </span>
    </Fragment>
  ));
}
const COUNT = /(\d+[명번])/;

/** `30만 원`, or to the won where it is not so round. */
function manWon(amount: number): string {
  return amount % 10_000 === 0 ? `${amount / 10_000}만 원` : won(amount);
}

function Waiting() {
  return (
    <div aria-hidden>
      <div className={css.waiting}>
        <Block width="80%" height={18} />
      </div>
      <div className={css.waiting}>
        <Block width="50%" height={18} />
      </div>
    </div>
  );
}
