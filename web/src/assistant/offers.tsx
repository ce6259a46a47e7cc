import type { BoardId } from '@mungchi/contract';
import { Armchair, CircleCheck, Clock, Footprints, Users } from 'lucide-react';
import { useNow } from '../time/clock';
import { dDayLabel } from '../time/time-label';
import { Badge, DDay } from '../ui/piece/badge';
import { distanceText } from '../ui/text/distance';
import { won } from '../ui/text/money';
import type { Board, Product } from './chat-memory';
import { OfferCard } from './offer-card';
import * as css from './offers.css';

type Props = { products: readonly Product[]; boards: readonly Board[]; onOpen: () => void };

/** Where both stand, products were asked for, and `2번` means the second of them. */
export function OfferList({ products, boards, onOpen }: Props) {
  return (
    <ul className={css.list}>
      {products.map((product) => (
        <li key={`p${product.product_id}`}>
          <ProductOffer product={product} onOpen={onOpen} />
        </li>
      ))}
      {boards.map((board) => (
        <li key={`b${board.board_id}`}>
          <BoardOffer board={board} onOpen={onOpen} />
        </li>
      ))}
    </ul>
  );
}

function BoardOffer({ board, onOpen }: { board: Board; onOpen: () => void }) {
  return (
    <OfferCard
      to={`/gonggu/list/${board.board_id as BoardId}`}
      picture={board.img_url}
      name={board.title.replace(/ 공구합니다\.$/, '')}
      share={board.price_per_person}
      onOpen={onOpen}
      badges={
        <>
          <Seats board={board} />
          <Until deadline={board.deadline} />
        </>
      }
      aside={
        <>
          <Footprints size={15} aria-hidden />
          {distanceText(board.distance)} · {board.members}/{board.people}명
        </>
      }
    />
  );
}

function Seats({ board }: { board: Board }) {
  if (board.joined) {
    return (
      <Badge tone="green" icon={CircleCheck}>
        참여 중
      </Badge>
    );
  }
  if (board.seats_left === 1) {
    return (
      <Badge tone="brand" icon={Armchair}>
        1자리 남음
      </Badge>
    );
  }
  return (
    <Badge tone="brand" icon={Users}>
      모집중
    </Badge>
  );
}

const URGENT: Record<string, string> = { 'D-DAY': '오늘 마감', 'D-1': '내일 마감' };

function Until({ deadline }: { deadline: string }) {
  const label = dDayLabel(deadline, useNow());
  if (label === null) {
    return (
      <Badge tone="brand" icon={Armchair}>
        빈자리
      </Badge>
    );
  }
  const urgent = URGENT[label];
  if (!urgent) return <DDay label={label} />;
  return (
    <Badge tone="red" icon={Clock}>
      {urgent}
    </Badge>
  );
}

function ProductOffer({ product, onOpen }: { product: Product; onOpen: () => void }) {
  return (
    <OfferCard
      to={`/shopping/item?itemId=${product.product_id}`}
      picture={product.img_url}
      name={product.name}
      share={product.price_per_person}
      onOpen={onOpen}
      aside={`${product.people}명이면 · 총 ${won(product.price)}`}
      badges={product.reason && <span className={css.reason}>{product.reason}</span>}
    />
  );
}
