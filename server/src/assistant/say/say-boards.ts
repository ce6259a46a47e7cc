import { NEARBY_METRES } from '@mungchi/contract';
import type { Decision } from '../decision';
import type { FoundBoards, OpenBoard } from '../retrieve/match-boards';
import { amountEach, type Per, unitPrice } from '../retrieve/unit-price';
import type { BoardQuery } from '../slots';
import { oneOf, together, withParticle, won } from './korean-text';

export const distance = (metres: number): string =>
  metres < 1000 ? `${Math.max(10, Math.round(metres / 10) * 10)}m` : `${Number((metres / 1000).toFixed(1))}km`;

type Asked = Extract<Decision, { kind: 'open-boards' }>;

/** States what is open, the radius searched, and what was not found; never a smaller radius than searched. */
export function sayOpenBoards({ query, about }: Asked, found: FoundBoards, turn: number): string {
  if (found.place === 'visitor') {
    return oneOf(
      [
        '어느 동네인지 아직 몰라서 근처 공구를 찾을 수 없어요. 로그인하고 동네를 정하면 찾아 드릴게요.',
        '로그인하고 동네를 정해 주시면 근처에 열린 공구를 바로 찾아볼게요.',
      ],
      turn,
    );
  }
  if (found.place === 'homeless') {
    return oneOf(
      ['동네를 정하면 근처에 열린 공구를 찾아 드릴게요.', '먼저 동네를 정해 주세요. 그러면 근처 공구를 볼 수 있어요.'],
      turn,
    );
  }
  const what = nameOf(found.missedWord ? { ...query, topics: [] } : query, about.length > 0 && found.isLinked);
  const { clear, unsure } = found;
  if (clear.length > 0) return sayFound(clear, what, query, found, turn);
  if (unsure.length > 0) {
    const where = `${radius(searched(query, found))} 안에 ${what}가 ${unsure.length}개 있지만`;
    return oneOf(
      [`${where} 무엇이 들었는지 알 수 없어서 따로 뒀어요.`, `${where} 성분을 확인할 수 없어요. 아래에 따로 뒀어요.`],
      turn,
    );
  }
  return sayNothing(what, query, found, turn);
}

/** As far as was asked, and never farther than was looked. */
const searched = ({ maxMetres }: BoardQuery, { metres }: FoundBoards): number => Math.min(maxMetres ?? metres, metres);

function sayFound(clear: OpenBoard[], what: string, query: BoardQuery, found: FoundBoards, turn: number): string {
  const isWide = found.metres > NEARBY_METRES && query.maxMetres === null;
  const within = searched(query, found);
  const free = clear.filter(({ isJoined }) => !isJoined);
  const many = `${clear.length}개`;
  const opening = isWide
    ? oneOf(
        [
          `${radius(NEARBY_METRES)} 안에는 없어서 ${radius(found.metres)}까지 넓혔어요. ${what}가 ${many} 있어요.`,
          `가까운 곳에는 없어서 ${radius(found.metres)}까지 넓혔어요. ${what}가 ${many} 있어요.`,
        ],
        turn,
      )
    : oneOf(
        [`${radius(within)} 안에 ${what}가 ${many} 있어요.`, `${what}를 ${radius(within)} 안에서 ${many} 찾았어요.`],
        turn,
      );
  const first = clear[0]!;
  return [
    ...(found.missedWord ? [`‘${found.missedWord}’ 공구는 못 찾아서 열린 공구를 보여 드려요.`] : []),
    opening,
    ...(query.order === 'near' ? [`가장 가까운 건 ${distance(first.metres)} 거리예요.`] : []),
    ...(query.order === 'closing' && query.withinDays === null
      ? [`가장 먼저 끝나는 건 ${day(first.deadline)}이에요.`]
      : []),
    ...(query.order === 'roomy' ? [`자리가 가장 많은 건 ${first.seatsLeft}자리 남았어요.`] : []),
    ...(query.order === 'late' ? [`마감이 가장 늦은 건 ${day(first.deadline)}이에요.`] : []),
    ...(free.length === 0 ? ['모두 이미 참여한 공구예요.'] : []),
  ].join('\n');
}

function sayNothing(what: string, query: BoardQuery, found: FoundBoards, turn: number): string {
  const others = found.open.length;
  const within = radius(searched(query, found));
  if (query.except.length > 0)
    return oneOf(['보여 드린 것 말고는 더 없어요.', '조건에 맞는 공구는 이제 다 보여 드렸어요.'], turn);
  if (found.full > 0) {
    return oneOf(
      [
        `${withParticle(what, '은/는')} 지금 모두 자리가 찼어요. 공구 화면의 ‘빈자리 알림 받기’를 눌러 두면 자리가 날 때 알려 드려요.`,
        `${what}가 ${found.full}개 있지만 자리가 다 찼어요. ‘빈자리 알림 받기’를 누르거나 직접 열어 볼 수 있어요.`,
      ],
      turn,
    );
  }
  if (others === 0) {
    return oneOf(
      [
        `${radius(found.metres)} 안에 지금 열린 공구가 하나도 없어요. 필요한 물건으로 직접 열어 볼 수 있어요.`,
        `지금은 ${radius(found.metres)} 안에 열린 공구가 하나도 없어요. 처음으로 열어 볼까요?`,
      ],
      turn,
    );
  }
  const left = found.leftOut > 0 ? `\n맞는 공구가 ${found.leftOut}개 있었지만 빼 달라고 하신 것이 들어서 뺐어요.` : '';
  return oneOf(
    [
      `${within} 안에 ${withParticle(what, '은/는')} 아직 없어요. 다른 공구는 ${others}개 열려 있어요.${left}`,
      `지금은 ${within} 안에 열린 ${what.replace(/^열린 /, '')}가 없어요. 다른 공구는 ${others}개 열려 있어요.${left}`,
    ],
    turn,
  );
}

const CLOSING = ['오늘 마감되는', '내일까지 마감되는', '곧 마감되는'];
const ON_THE_DAY = ['오늘 마감되는', '내일 마감되는', '모레 마감되는'];

/** `한 자리 남은 감귤 공구`. */
function nameOf(
  { topics, productIds, seats, minSeats, withinDays, fromDays, maxPerHead, minPerHead }: BoardQuery,
  isLinked: boolean,
): string {
  const subject = [...new Set(topics.map(({ title }) => title))].join(', ');
  return [
    ...(withinDays !== null
      ? [
          (fromDays === null ? CLOSING : ON_THE_DAY)[withinDays] ??
            `${withinDays === 7 ? '일주일' : `${withinDays}일`} 안에 마감되는`,
        ]
      : []),
    ...(seats !== null ? [`${['', '한', '두', '세', '네'][seats] ?? seats} 자리 남은`] : []),
    ...(minSeats !== null ? [`${['', '한', '두', '세', '네'][minSeats] ?? minSeats} 자리 이상 빈`] : []),
    ...(minPerHead !== null ? [`한 사람에 ${won(minPerHead)} 이상인`] : []),
    ...(maxPerHead !== null ? [`한 사람에 ${won(maxPerHead)} 이하인`] : []),
    isLinked || (productIds.length > 0 && topics.length === 0)
      ? '이 상품으로 열린 공구'
      : subject === ''
        ? '열린 공구'
        : `열린 ${subject} 공구`,
  ].join(' ');
}

/** `2026-11-18` → `11월 18일`. */
const day = (date: string): string => `${Number(date.slice(5, 7))}월 ${Number(date.slice(8, 10))}일`;

const radius = (metres: number): string => (metres < 1000 ? `${metres}m` : `${Number((metres / 1000).toFixed(1))}km`);

export function sayBoard(board: OpenBoard | null, joins: boolean, people: number | null, turn: number): string {
  if (!board) return '그 공구는 이제 열려 있지 않아요. 그 사이 마감됐거나 취소된 것 같아요.';
  const { title, people: seats, perHead, seatsLeft, metres, deadline, isJoined } = board;
  const name = withParticle(`‘${title.replace(/ 공구합니다\.$/, '')}’`, '은/는');
  const amount = amountEach({ name: title, categoryId: board.categoryId }, seats);
  const share = `${name} ${together(seats)} 나눠서 한 사람에 ${won(perHead)}${amount === null ? '' : `(${amount}씩)`}이에요.`;
  const fixed = people !== null && people !== seats ? ' 인원은 리더가 정해서 여기서 바꿀 수는 없어요.' : '';
  if (isJoined) return `${share}${fixed} 이미 참여하고 있는 공구예요.`;
  if (joins) {
    return oneOf(
      [
        `좋아요! 아래 공구를 눌러 ‘공구 참여하기’를 누르면 돼요. ${seatsLeft}자리 남았고, 들어가면 참여가 확정돼요.`,
        `아래 공구를 열고 ‘공구 참여하기’를 눌러 주세요. ${seatsLeft}자리 남았어요. 결제는 모두 모인 뒤에 해요.`,
      ],
      turn,
    );
  }
  return `${share}${fixed} ${distance(metres)} 거리이고 ${seatsLeft}자리 남았어요. ${day(deadline)}까지 모아요.`;
}

/** What a hundred grams or one piece of it comes to, as its title tells. */
export function sayBoardUnit({ title, perHead, people, categoryId }: OpenBoard, per: Per | null): string {
  const unit = unitPrice({ name: title, price: perHead * people }, per);
  const name = withParticle(`‘${title.replace(/ 공구합니다\.$/, '')}’`, '은/는');
  const amount = amountEach({ name: title, categoryId }, people);
  const each = amount === null ? '' : ` ${together(people)} 나누면 한 사람에 ${amount}씩이에요.`;
  return unit === null
    ? `${name} 글에 양이 적혀 있지 않아요.`
    : `${name} ${unit.each}에 ${won(unit.won)}꼴이에요.${each}`;
}
