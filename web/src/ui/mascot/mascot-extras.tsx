import type { MascotMood } from './mascot-look';
import type { Hue, MascotBuild } from './mascot-paint';

/** What surrounds the creature in a mood: a wave, sparkles, thought dots, a hand at the chin, a drop of sweat. */
export function MoodExtras({ hue, build, mood }: { hue: Hue; build: MascotBuild; mood: MascotMood }) {
  switch (mood) {
    case 'calm':
      return null;
    case 'greeting':
      return build.small ? null : (
        <path
          d="M178 56 Q 188 62 189 73"
          fill="none"
          stroke={hue.line}
          strokeWidth={4.6}
          strokeLinecap="round"
          opacity={0.55}
        />
      );
    case 'happy':
      return (
        <path
          fill="#ffc83d"
          d="M30 34 q2 10 11 12 q-9 2 -11 12 q-2 -10 -11 -12 q9 -2 11 -12Z M168 28 q1.6 8 9 9.6 q-7.4 1.6 -9 9.6 q-1.6 -8 -9 -9.6 q7.4 -1.6 9 -9.6Z"
        />
      );
    case 'thinking':
      return (
        <>
          <path d="M152 140 L 128 150" stroke={hue.limb} strokeWidth={24} strokeLinecap="round" />
          <path
            d="M130 139.6 A 11.5 11.5 0 0 0 124 160"
            fill="none"
            stroke={hue.line}
            strokeWidth={3.4}
            strokeLinecap="round"
            opacity={0.5}
          />
          <g fill={hue.line}>
            <circle cx={158} cy={52} r={5} />
            <circle cx={172} cy={38} r={6.5} opacity={0.75} />
            <circle cx={188} cy={20} r={8.5} opacity={0.5} />
          </g>
        </>
      );
    case 'sorry':
      return (
        <path
          d="M152 84 C 158 93 162 98 162 103.5 A 9.5 9.5 0 0 1 143 103.5 C 143 98 147 92 152 84Z"
          fill="#8fd3ff"
          stroke="#fff"
          strokeWidth={3}
        />
      );
  }
}

/** The assistant's gold cap, bill to the left. */
export function Cap({ small, fill }: { small: boolean; fill: string }) {
  return (
    <g transform={`translate(0 ${small ? -7 : 0}) rotate(8 100 60)`} strokeLinecap="round">
      <path d="M60 66 C 56 38 74 22 98 21 C 124 20 142 36 141 64 C 118 57 84 58 60 66Z" fill={`url(#${fill})`} />
      <path
        d="M98 21 C 88 32 83 46 83 60 M98 21 C 112 31 119 44 120 59"
        fill="none"
        stroke="#d98a06"
        strokeWidth={small ? 5 : 3.2}
        opacity={0.4}
      />
      <path
        d="M60 65 C 80 56 112 55 133 60 C 112 62 88 66 72 74 C 56 82 34 86 27 80 C 21 74 40 68 60 65Z"
        fill="#f2a51a"
      />
      <path d="M60 65 C 80 56 120 54 141 63" fill="none" stroke="#f2a51a" strokeWidth={small ? 8 : 6} />
      <ellipse cx={98} cy={21} rx={small ? 8 : 6.5} ry={small ? 6 : 4.6} fill="#f2a51a" />
      <path
        d="M101 31 C 102.6 39 104.5 41 112 42.5 C 104.5 44 102.6 46 101 54 C 99.4 46 97.5 44 90 42.5 C 97.5 41 99.4 39 101 31Z"
        fill="#fff"
      />
    </g>
  );
}
