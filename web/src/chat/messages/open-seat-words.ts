import type { Participant } from '@mungchi/contract';
import { avatarColors, type MascotColor } from '../../ui/mascot/mascot-look';
import { defaultColor } from '../../ui/piece/avatar';

export function openSeatWords(openSeats: number): { headline: string; text: string } {
  const then = '다 모이면 바로 알려 드릴게요.';
  if (openSeats === 1) return { headline: '딱 한 자리 남았어요!', text: `실 끝에 앉을 이웃은 누구일까요?\n${then}` };
  return { headline: `${openSeats}자리 남았어요!`, text: `실 끝에 앉을 이웃을 불러 볼까요?\n${then}` };
}

/** As many as fit in front of the free seat. */
const DRAWN = 5;

/** One mascot for each member, the leader first: in their own colour, or in the next one for a photo. */
export function seatColors(members: readonly Participant[]): MascotColor[] {
  const leaderFirst = members.toSorted((a, b) => Number(b.role === 'LEADER') - Number(a.role === 'LEADER'));
  return leaderFirst
    .slice(0, DRAWN)
    .map(({ profileUrl }, nth) => defaultColor(profileUrl) ?? avatarColors[nth % avatarColors.length]!);
}
