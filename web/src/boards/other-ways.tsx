import type { AppLink } from '@mungchi/contract';
import { ChevronRight, type LucideIcon, ShoppingBag, Sparkles } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from '../links';
import { cardTitle } from '../ui/foundation/type.css';
import * as css from './other-ways.css';

/** Where nobody has opened one: the shop, and the assistant, with the word if there is one. */
export function OtherWays({ keyword, first }: { keyword?: string; first?: ReactNode }) {
  const query = keyword === undefined ? '' : (`?keyword=${encodeURIComponent(keyword)}` as const);
  return (
    <ul className={css.ways}>
      {first && <li>{first}</li>}
      <li>
        <Way
          to={keyword === undefined ? '/shopping' : `/shopping/result${query}`}
          icon={ShoppingBag}
          title={keyword === undefined ? '쇼핑에서 골라 열기' : '쇼핑에서 찾기'}
          text="상품을 고르면 글이 저절로 써져요"
        />
      </li>
      <li>
        <Way
          to={`/shopping/chatbot${query}`}
          icon={Sparkles}
          title="AI에게 묻기"
          text="함께 사기 좋은 걸 찾아 드려요"
        />
      </li>
    </ul>
  );
}

function Way({ to, icon: Icon, title, text }: { to: AppLink; icon: LucideIcon; title: string; text: string }) {
  return (
    <Link to={to} className={css.way}>
      <span className={css.tile}>
        <Icon size={20} aria-hidden />
      </span>
      <span className={css.words}>
        <span className={cardTitle}>{title}</span>
        <span className={css.text}>{text}</span>
      </span>
      <ChevronRight size={20} aria-hidden className={css.arrow} />
    </Link>
  );
}
