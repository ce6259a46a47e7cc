import type { BoardId, ReportId, UserId } from '@mungchi/contract';
import type { ReportVerdict } from './end-report';
import type { WantedSanction } from './sanction-person';

export type SafetyOrder =
  | { what: 'list' }
  | { what: 'seen'; boardId: BoardId }
  | { what: 'lift'; userId: UserId }
  | { what: 'end'; reportId: ReportId; verdict: ReportVerdict; reason: string }
  | { what: 'sanction'; userId: UserId; wanted: WantedSanction };

/** What was typed after `npm run safety --`; null where it makes no sense. */
export function readSafetyOrder([verb = 'list', number, ...words]: string[]): SafetyOrder | null {
  if (verb === 'list') return number === undefined ? { what: 'list' } : null;
  if (number === undefined || !/^[1-9]\d{0,14}$/.test(number)) return null;
  const id = Number(number);
  const reason = words.join(' ').trim();
  if (verb === 'seen') return { what: 'seen', boardId: id as BoardId };
  if (verb === 'lift') return { what: 'lift', userId: id as UserId };
  if (reason === '') return null;
  const sanction = (wanted: WantedSanction): SafetyOrder => ({ what: 'sanction', userId: id as UserId, wanted });
  switch (verb) {
    case 'dismiss':
      return { what: 'end', reportId: id as ReportId, verdict: 'DISMISSED', reason };
    case 'uphold':
      return { what: 'end', reportId: id as ReportId, verdict: 'UPHELD', reason };
    case 'warn':
      return sanction({ kind: 'WARNED', reason });
    case 'ban':
      return sanction({ kind: 'BANNED', reason });
    case 'pause': {
      const [, days, why] = /^([1-9]\d{0,3}) +(.+)$/.exec(reason) ?? [];
      return days && why ? sanction({ kind: 'PAUSED', days: Number(days), reason: why }) : null;
    }
    default:
      return null;
  }
}
