import {
  CHANGE_DAYS,
  CHANGE_METRES,
  type ChatRoom,
  daysFrom,
  type RefusalCode,
  type Role,
  type Stage,
} from '@mungchi/contract';
import type { AgreedTerms } from '../../db/column-types';
import type { BoardRow } from '../../db/rows';

/** What of a purchase a follower agrees to by joining. */
export function agreedTo(board: Pick<BoardRow, keyof AgreedTerms>): AgreedTerms {
  const { name, quantity, latitude, longitude, deadline } = board;
  return { name, quantity, latitude, longitude, deadline };
}

/** Whether it is no longer what was agreed to: other goods, another place, or much sooner or later. Small steps add up. */
export function isChanged(agreed: AgreedTerms, now: AgreedTerms): boolean {
  if (agreed.name !== now.name || agreed.quantity !== now.quantity) return true;
  return metresBetween(agreed, now) > CHANGE_METRES || Math.abs(daysFrom(agreed.deadline, now.deadline)) > CHANGE_DAYS;
}

type Change = ChatRoom['changes'][number];

/** What is no longer as it was agreed to, before and after; of a place only where it is now. */
export function changesSince(agreed: AgreedTerms, now: AgreedTerms & { location: string }): Change[] {
  const isMoved = metresBetween(agreed, now) > 0;
  return [
    ...(agreed.name === now.name ? [] : [{ what: 'NAME' as const, before: agreed.name, after: now.name }]),
    ...(agreed.quantity === now.quantity
      ? []
      : [{ what: 'QUANTITY' as const, before: agreed.quantity, after: now.quantity }]),
    ...(isMoved ? [{ what: 'PLACE' as const, before: null, after: now.location }] : []),
    ...(agreed.deadline === now.deadline
      ? []
      : [{ what: 'DEADLINE' as const, before: agreed.deadline, after: now.deadline }]),
  ];
}

/** A follower who was asked may leave free of blame until then; having paid means staying. */
export function decideChangeAnswer(
  { stage }: { stage: Stage },
  { role, paidAt, askedUntil }: { role: Role; paidAt: Date | null; askedUntil: Date | null },
  now: Date,
): RefusalCode | null {
  if (role !== 'FOLLOWER') return 'NOT_FOLLOWER';
  const isOpen = stage === 'RECRUITING' || stage === 'RECRUITED';
  return isOpen && paidAt === null && askedUntil !== null && now < askedUntil ? null : 'NOT_ASKED';
}

const EARTH_METRES = 6_371_008.8;

function metresBetween(one: Pick<AgreedTerms, 'latitude' | 'longitude'>, other: typeof one): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180;
  const [north, east] = [radians(other.latitude - one.latitude), radians(other.longitude - one.longitude)];
  const half =
    Math.sin(north / 2) ** 2 +
    Math.cos(radians(one.latitude)) * Math.cos(radians(other.latitude)) * Math.sin(east / 2) ** 2;
  return 2 * EARTH_METRES * Math.asin(Math.sqrt(half));
}
