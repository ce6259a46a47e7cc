import type { MascotMood } from './mascot-look';
import { center, type Hue, ink, type MascotBuild } from './mascot-paint';

/** The loose thread on the crown is the mood: curl, question mark, heart or droop. */
const crownThreads: Record<MascotMood, string> = {
  calm: 'C 100 24 116 8 132 13 C 148 18 146 38 131 37 C 122 36 121 26 129 24',
  greeting: 'C 100 24 116 8 132 13 C 148 18 146 38 131 37 C 122 36 121 26 129 24',
  thinking: 'C 100 34 104 30 112 27 C 124 22 124 6 109 5 C 99 5 95 12 96 19',
  happy: 'C 100 34 100 32 100 31 C 84 24 80 8 90 5 C 96 3 100 9 100 13 C 100 9 104 3 110 5 C 120 8 116 24 100 31',
  sorry: 'C 104 30 124 22 140 34 C 150 42 150 54 144 60',
};
const threadRoot: Record<MascotMood, number> = { calm: 104, greeting: 104, thinking: 102, happy: 100, sorry: 104 };
const avatarThread = 'C 98 22 108 11 120 14 C 133 18 131 35 119 33';
/** Under a cap there is no crown, so the thread trails from the foot. */
const footThread = 'M146 158 C 164 182 194 182 192 164 C 190 150 172 154 177 166 C 179 170 183 171 186 169';
const sideThread = 'M160 140 C 186 150 196 130 184 122 C 174 116 166 128 176 134';

type ThreadProps = { hue: Hue; build: MascotBuild; mood: MascotMood; cap: boolean; head: boolean };

export function Thread({ hue, build, mood, cap, head }: ThreadProps) {
  const top = center.y - build.radius + 4;
  const crown = head ? `M102 ${top} ${avatarThread}` : `M${threadRoot[mood]} ${top} ${crownThreads[mood]}`;
  const foot = build.small || head ? sideThread : footThread;
  return (
    <path
      d={cap ? foot : crown}
      fill="none"
      stroke={hue.line}
      strokeWidth={build.thread}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
}

const arms: Record<MascotMood, string> = {
  calm: 'M44 128 L 33 136 M156 128 L 167 136',
  greeting: 'M44 128 L 33 136 M154 96 L 169 80',
  happy: 'M46 98 L 31 82 M154 98 L 169 82',
  thinking: 'M44 128 L 33 137',
  sorry: 'M50 140 L 41 152 M150 140 L 159 152',
};

export function Limbs({ hue, mood }: { hue: Hue; mood: MascotMood }) {
  return (
    <>
      <path d={arms[mood]} fill="none" stroke={hue.limb} strokeWidth={26} strokeLinecap="round" />
      <g fill={hue.limb}>
        <ellipse cx={75} cy={172} rx={19} ry={13} />
        <ellipse cx={125} cy={172} rx={19} ry={13} />
      </g>
    </>
  );
}

export function MascotGround() {
  return <ellipse cx={100} cy={185} rx={56} ry={7} fill={ink} opacity={0.1} />;
}

/** Strands by strength: full, faint. The face stays free. */
const strands = {
  full: 'M32 112 C 42 78 96 56 150 74 M35 95 C 50 66 98 48 145 62 M44 77 C 62 54 100 42 134 50 M151 76 C 172 104 168 142 138 168 M161 88 C 171 110 168 132 158 148 M33 126 C 46 158 84 174 126 168 M44 148 C 56 164 76 172 96 174',
  faint: 'M66 53 C 80 46 96 42 112 43 M143 78.5 C 160 104 157 136 130 160 M40 126 C 54 150 86 163 120 160',
  small:
    'M26 108 C 40 66 98 46 148 68 M42 74 C 66 48 100 38 132 46 M154 76 C 174 106 168 146 142 174 M30 140 C 46 166 84 182 120 178',
  glint: 'M54 82 C 63 71 75 64 88 60 M46 93 L 46.5 92.3',
};

type BallProps = { hue: Hue; build: MascotBuild; fill: string; clip: string };

export function Ball({ hue, build, fill, clip }: BallProps) {
  return (
    <>
      <circle cx={center.x} cy={center.y} r={build.radius} fill={`url(#${fill})`} />
      <g
        clipPath={`url(#${clip})`}
        fill="none"
        stroke={hue.line}
        strokeWidth={build.strand}
        strokeLinecap="round"
        opacity={0.62}
      >
        <path d={build.small ? strands.small : strands.full} />
        {!build.small && <path d={strands.faint} opacity={0.6} />}
      </g>
      {!build.small && (
        <path
          d={strands.glint}
          fill="none"
          stroke="#fff"
          strokeWidth={build.strand}
          strokeLinecap="round"
          opacity={0.6}
        />
      )}
    </>
  );
}
