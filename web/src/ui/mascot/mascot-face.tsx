import type { MascotMood } from './mascot-look';
import { type Hue, ink, type MascotBuild } from './mascot-paint';

type FaceProps = { hue: Hue; build: MascotBuild; mood: MascotMood; head: boolean };

const mouthY = 127;

export function Face(props: FaceProps) {
  return (
    <>
      <Cheeks {...props} />
      <Eyes {...props} />
      <Mouth {...props} />
    </>
  );
}

function eyes({ small }: MascotBuild) {
  return small ? { x: 26, y: 114, rx: 9.5, ry: 12, line: 7 } : { x: 24, y: 115, rx: 8, ry: 10, line: 5 };
}

function Cheeks({ hue, build }: FaceProps) {
  const { x, y } = eyes(build);
  const [rx, ry] = build.small ? [11, 7.5] : [9.5, 6.5];
  return (
    <g fill={hue.cheek} opacity={hue.cheek === '#ff9ecf' ? 0.75 : 0.55}>
      <ellipse cx={100 - x - 19} cy={y + 15} rx={rx} ry={ry} />
      <ellipse cx={100 + x + 19} cy={y + 15} rx={rx} ry={ry} />
    </g>
  );
}

function Eyes({ build, mood }: FaceProps) {
  const { x, y, line } = eyes(build);
  if (mood === 'happy') {
    const arc = (at: number) => `M${at - 10} ${y + 5} Q ${at} ${y - 9} ${at + 10} ${y + 5}`;
    return <Line d={`${arc(100 - x)} ${arc(100 + x)}`} width={build.small ? 8 : 6} />;
  }
  if (mood === 'sorry') {
    const brow = (side: 1 | -1) =>
      `M${100 + side * (x + 11)} ${y - 12} Q ${100 + side * x} ${y - 19} ${100 + side * (x - 8)} ${y - 21}`;
    return (
      <>
        <OpenEyes build={build} dy={2} />
        <Line d={`${brow(-1)} ${brow(1)}`} width={line - 0.6} />
      </>
    );
  }
  return mood === 'thinking' ? <OpenEyes build={build} dx={3} dy={-3} /> : <OpenEyes build={build} />;
}

function OpenEyes({ build, dx = 0, dy = 0 }: { build: MascotBuild; dx?: number; dy?: number }) {
  const { x, y, rx, ry } = eyes(build);
  return [100 - x + dx, 100 + x + dx].map((cx) => (
    <g key={cx}>
      <ellipse cx={cx} cy={y + dy} rx={rx} ry={ry} fill={ink} />
      <circle cx={cx + rx * 0.34} cy={y + dy - ry * 0.38} r={rx * 0.36} fill="#fff" />
    </g>
  ));
}

function Mouth({ build, mood }: FaceProps) {
  const { line } = eyes(build);
  const y = mouthY;
  switch (mood) {
    case 'happy':
      return <OpenMouth half={13} drop={14} tongue={8} rise={4} />;
    case 'greeting':
      return build.small ? (
        <Line d={`M89 ${y} Q 100 ${y + 11} 111 ${y}`} width={line} />
      ) : (
        <OpenMouth half={10} drop={10} tongue={6} rise={3} />
      );
    case 'thinking':
      return <Line d={`M97 ${y + 3} Q 103 ${y + 5} 109 ${y + 1}`} width={line} />;
    case 'sorry':
      return <Line d={`M91 ${y + 8} Q 100 ${y - 2} 109 ${y + 8}`} width={line} />;
    case 'calm':
      return <Line d={`M89 ${y} Q 100 ${y + 11} 111 ${y}`} width={line} />;
  }
}

function OpenMouth({ half, drop, tongue, rise }: { half: number; drop: number; tongue: number; rise: number }) {
  const [left, right, low] = [100 - half, 100 + half, mouthY + drop];
  const lip = low - (half > 10 ? 5 : 3.5);
  return (
    <>
      <path
        d={`M${left} ${mouthY - rise} Q 100 ${mouthY - rise + 3} ${right} ${mouthY - rise} Q ${right - 1} ${low} 100 ${low} Q ${left + 1} ${low} ${left} ${mouthY - rise}Z`}
        fill={ink}
      />
      <path
        d={`M${100 - tongue} ${lip} Q 100 ${lip - 5} ${100 + tongue} ${lip} Q ${97 + tongue} ${low} 100 ${low} Q ${103 - tongue} ${low} ${100 - tongue} ${lip}Z`}
        fill="#ff7d93"
      />
    </>
  );
}

function Line({ d, width }: { d: string; width: number }) {
  return <path d={d} fill="none" stroke={ink} strokeWidth={width} strokeLinecap="round" />;
}
