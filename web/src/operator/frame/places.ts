import type { AppPage, Queue } from '@mungchi/contract';
import {
  Banknote,
  ChartLine,
  CircleHelp,
  CreditCard,
  Flag,
  Hourglass,
  Inbox,
  KeyRound,
  type LucideIcon,
  Megaphone,
  Scale,
  ScanSearch,
  ScrollText,
  Server,
  Settings,
  ShoppingBag,
  Undo2,
  UsersRound,
} from 'lucide-react';

export type ConsolePage = { to: AppPage; name: string; icon: LucideIcon; queues?: readonly Queue[] };

/** The pages, in the order of the rail. */
export const PLACES: readonly (readonly ConsolePage[])[] = [
  [
    { to: '/operator', name: '할 일', icon: Inbox },
    { to: '/operator/reports', name: '신고', icon: Flag, queues: ['REPORT'] },
    { to: '/operator/disputes', name: '문제', icon: Scale, queues: ['DISPUTE', 'STALLED'] },
    { to: '/operator/payouts', name: '정산', icon: Banknote, queues: ['PAYOUT'] },
    { to: '/operator/troubles', name: '결제 확인', icon: CreditCard, queues: ['TROUBLE'] },
    { to: '/operator/flags', name: '살펴볼 글', icon: ScanSearch, queues: ['FLAG'] },
    { to: '/operator/questions', name: '문의·이의', icon: CircleHelp, queues: ['INQUIRY', 'APPEAL'] },
  ],
  [
    { to: '/operator/people', name: '이웃', icon: UsersRound },
    { to: '/operator/boards', name: '공구', icon: ShoppingBag },
    { to: '/operator/announce', name: '공지', icon: Megaphone },
  ],
  [
    { to: '/operator/figures', name: '지표', icon: ChartLine },
    { to: '/operator/machines', name: '기계실', icon: Server },
    { to: '/operator/settings', name: '설정', icon: Settings },
    { to: '/operator/audit', name: '기록', icon: ScrollText },
    { to: '/operator/code', name: '인증 코드', icon: KeyRound },
  ],
];

export const QUEUE_LOOK: Record<Queue, { name: string; icon: LucideIcon; to: AppPage }> = {
  REPORT: { name: '신고', icon: Flag, to: '/operator/reports' },
  DISPUTE: { name: '문제', icon: Scale, to: '/operator/disputes' },
  PAYOUT: { name: '정산', icon: Banknote, to: '/operator/payouts' },
  TROUBLE: { name: '결제 확인', icon: CreditCard, to: '/operator/troubles' },
  STALLED: { name: '오래된 전달', icon: Hourglass, to: '/operator/disputes' },
  FLAG: { name: '살펴볼 글', icon: ScanSearch, to: '/operator/flags' },
  INQUIRY: { name: '문의', icon: CircleHelp, to: '/operator/questions' },
  APPEAL: { name: '이의', icon: Undo2, to: '/operator/questions' },
};
