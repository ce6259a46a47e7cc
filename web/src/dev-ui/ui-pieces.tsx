import {
  addDays,
  BOARD_STATUSES,
  type BoardCard as Board,
  type BoardId,
  type ProductCard as Product,
  type ProductId,
  STAGE_LABELS,
  STEPS,
  seoulDay,
  type UserId,
} from '@mungchi/contract';
import { useState } from 'react';
import { serverNow } from '../time/clock';
import { Button } from '../ui/control/button';
import { Tag } from '../ui/control/chip';
import * as display from '../ui/foundation/display.css';
import * as type from '../ui/foundation/type.css';
import { Mascot } from '../ui/mascot/mascot';
import { MascotBox } from '../ui/mascot/mascot-box';
import { mascotColors, mascotMoods } from '../ui/mascot/mascot-look';
import { Avatar } from '../ui/piece/avatar';
import { DDay, LeaderBadge, StatusBadge } from '../ui/piece/badge';
import { BoardBadges } from '../ui/piece/board-badges';
import { BoardCard } from '../ui/piece/board-card';
import { Gauge, GaugePanel } from '../ui/piece/gauge';
import { JoinSheet } from '../ui/piece/join-sheet';
import { NamedSeats } from '../ui/piece/named-seats';
import { Picture } from '../ui/piece/picture';
import { ProductTile } from '../ui/piece/product-tile';
import { Seats } from '../ui/piece/seats';
import { SmallBadge } from '../ui/piece/small-badge';
import { Stars } from '../ui/piece/stars';
import { Steps } from '../ui/piece/steps';
import { Table } from '../ui/piece/table';
import * as cells from '../ui/piece/table.css';
import { Countdown, Deadline, TimeAgo } from '../ui/piece/time';
import { WholeName } from '../ui/piece/whole-name';
import { won } from '../ui/text/money';
import { productNameParts } from '../ui/text/name-parts';
import * as css from './ui-page.css';

const people = ['pink', 'mint', 'blue', 'yellow', 'pink'].map((color, index) => ({
  userId: (index + 1) as UserId,
  nickname: ['성수댁', '민트초코', '감자도리', '새봄', '하늘'][index]!,
  profileUrl: `/avatars/${color}.webp`,
}));
const rooms = [
  [2, 4],
  [4, 4],
  [5, 5],
  [5, 6],
  [1, 6],
  [12, 20],
] as const;
const SMALL_BADGES = ['brand', 'red', 'grey', 'green', 'gold', 'blue', 'line'] as const;
const minutesAgo = (minutes: number) => new Date(serverNow() - minutes * 60_000).toISOString();

const inDays = (days: number) => addDays(seoulDay(serverNow()), days);
const board: Board = {
  id: 1 as BoardId,
  title: '무항생제 유정란 60구 공구합니다.',
  quantity: '60구',
  image: '/icon.svg',
  picture: { url: '/icon.svg', width: 640, height: 640, widths: [], color: '#fff1cf', thumbhash: null },
  price: 23_400,
  perPersonPrice: 7800,
  location: '서울특별시 성동구 서울숲2길 32',
  boardStatus: 'CLOSING_SOON',
  deadline: inDays(0),
  totalUsers: 3,
  currentUsers: 2,
  maxSeats: 1,
  participants: people.slice(0, 2),
  createAt: minutesAgo(12),
  largeCategoryId: 1,
  latitude: 37.54,
  longitude: 127.04,
  distance: 280,
};

const product: Product = {
  id: 1 as ProductId,
  name: '한결축산 국내산 앞다리살 불고기용 2kg',
  price: 34_903,
  imgUrl: board.image,
  picture: board.picture,
  liked: true,
};

function Joining() {
  const [open, setOpen] = useState(false);
  const close = async () => setOpen(false);
  return (
    <>
      <Button size="small" onPress={() => setOpen(true)}>
        참여
      </Button>
      <JoinSheet
        board={{ ...board, distance: 5100 }}
        picture={board.picture}
        open={open}
        onClose={close}
        onJoin={close}
      />
    </>
  );
}

export function UiPieces() {
  return (
    <>
      <section className={css.section}>
        <h2 className={display.sectionTitle}>글자</h2>
        <p className={display.hero}>혼자 사긴 많고</p>
        <p className={display.headline}>채팅방에 입장합니다!</p>
        <p className={display.voice}>안녕하세요, 뭉치예요</p>
        <p className={type.screenTitle}>청송 꿀사과 10kg 공구합니다.</p>
        <p className={`${type.bigAmount} ${type.accent}`}>{won(9900)}</p>
        <p className={type.cardPrice}>{won(39600)}</p>
        <p className={type.cardTitle}>무항생제 유정란 60구 공구합니다.</p>
        <p className={type.body}>청송 농장에서 바로 오는 가정용 꿀사과예요. 뷁쀍 똠얌꿍 흐뭇햏</p>
        <p className={type.meta}>성수동1가 · 12분 전</p>
      </section>
      <section className={css.section}>
        <h2 className={display.sectionTitle}>뭉치</h2>
        <div className={css.row}>
          {mascotMoods.map((mood) => (
            <Mascot key={mood} mood={mood} size={104} />
          ))}
        </div>
        <div className={css.row}>
          {mascotMoods.map((mood) => (
            <Mascot key={mood} mood={mood} color="purple" cap size={104} />
          ))}
        </div>
        <div className={css.row}>
          {mascotColors.map((color) => (
            <Mascot key={color} color={color} size={72} />
          ))}
          <MascotBox size={104} />
          <MascotBox size={104} peek="mint" />
        </div>
        {[24, 40, 72].map((size) => (
          <div key={size} className={css.row}>
            {mascotColors.map((color) => (
              <Mascot key={color} avatar color={color} cap={color === 'purple'} size={size} />
            ))}
            <Avatar profileUrl={null} size={size} />
            <Avatar profileUrl="/missing.png" size={size} leader />
          </div>
        ))}
      </section>
      <section className={css.section}>
        <h2 className={display.sectionTitle}>배지와 시간</h2>
        <div className={css.row}>
          {BOARD_STATUSES.map((status) => (
            <StatusBadge key={status} status={status} />
          ))}
          <LeaderBadge />
          <DDay label="D-5" />
          <Deadline date={inDays(4)} />
          <Tag>#친절해요</Tag>
        </div>
        <div className={css.row}>
          <BoardBadges status="OPEN" seatsLeft={3} deadline={inDays(5)} />
          <BoardBadges status="CLOSING_SOON" seatsLeft={1} deadline={inDays(0)} />
          <BoardBadges status="CLOSING_SOON" seatsLeft={2} deadline={inDays(1)} />
        </div>
        <WholeName parts={productNameParts('한결축산 국내산 앞다리살 불고기용 2kg')} />
        <BoardCard board={board} />
        <BoardCard board={{ ...board, boardStatus: 'COMPLETED', currentUsers: 3 }} browsing />
        <ProductTile product={product} size="row" onLike={() => undefined} />
        <Joining />
        <div className={css.row}>
          <TimeAgo instant={minutesAgo(0.2)} />
          <TimeAgo instant={minutesAgo(12)} />
          <TimeAgo instant={minutesAgo(60 * 24 * 40)} />
          <Countdown until={serverNow() + 3_723_000} />
        </div>
        <div className={css.row}>
          {SMALL_BADGES.map((kind) => (
            <SmallBadge key={kind} kind={kind}>
              {kind}
            </SmallBadge>
          ))}
        </div>
        <Table head={['이웃', { right: '금액' }]}>
          <tr>
            <td className={cells.td}>새봄</td>
            <td className={`${cells.td} ${cells.right}`}>{won(39600)}</td>
          </tr>
        </Table>
      </section>
      <section className={css.section}>
        <h2 className={display.sectionTitle}>자리와 게이지</h2>
        {rooms.map(([current, total]) => (
          <div key={`${current}/${total}`} className={css.row}>
            <Seats participants={people} current={current} total={total} cap={4} />
            <Seats participants={people} current={current} total={total} cap={3} brackets />
          </div>
        ))}
        <NamedSeats participants={people.slice(0, 2)} total={4} />
        <div className={css.row}>
          {[10, 40, 64, 82].map((percent) => (
            <Gauge key={percent} percent={percent} of="leader" />
          ))}
        </div>
        <div className={css.row}>
          {[10, 40, 64, 82.5].map((percent) => (
            <Gauge key={percent} percent={percent} of="follower" />
          ))}
        </div>
        <div className={css.two}>
          <GaugePanel of="leader" percent={82} />
          <GaugePanel of="follower" percent={64} />
        </div>
        <div className={css.row}>
          {[0.5, 3.5, 5].map((star) => (
            <Stars key={star} star={star} />
          ))}
        </div>
        <Steps label="공구 진행 상황" steps={STEPS.map((stage) => STAGE_LABELS[stage])} current={1} />
      </section>
      <section className={css.section}>
        <h2 className={display.sectionTitle}>사진</h2>
        <div className={css.row}>
          <Picture src={null} alt="사진 없음" width={92} height={92} />
          <Picture src="/missing.webp" alt="깨진 사진" width={128} height={128} placeholder="#ffd0c8" />
          <Picture src="/icon.svg" alt="아이콘" width={92} height={92} thumbhash="1QcSHQRnh493V4dIh4eXh1h4kJUI" />
        </div>
      </section>
    </>
  );
}
