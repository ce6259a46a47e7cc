import { useId } from 'react';
import { Ball, Limbs, MascotGround, Thread } from './mascot-body';
import { Cap, MoodExtras } from './mascot-extras';
import { Face } from './mascot-face';
import type { MascotProps } from './mascot-look';
import { build, center, hues } from './mascot-paint';

/** Inside an `<svg viewBox="0 0 200 200">`. */
export function MascotDrawing(props: Omit<MascotProps, 'className'>) {
  const { color = 'pink', mood = 'calm', size = 200, cap = false, avatar = false, ground = true } = props;
  const id = useId();
  const hue = hues[color];
  const shape = build(avatar && size < 52);
  return (
    <>
      <defs>
        <radialGradient id={`${id}ball`} cx=".36" cy=".28" r=".82">
          <stop offset="0" stopColor={hue.light} />
          <stop offset=".5" stopColor={hue.base} />
          <stop offset="1" stopColor={hue.deep} />
        </radialGradient>
        <linearGradient id={`${id}cap`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="#ffdf7a" />
          <stop offset="1" stopColor="#ffc23a" />
        </linearGradient>
        <clipPath id={`${id}clip`}>
          <circle cx={center.x} cy={center.y} r={shape.radius} />
        </clipPath>
        <clipPath id={`${id}disc`}>
          <circle cx={100} cy={100} r={100} />
        </clipPath>
      </defs>
      {avatar && <circle cx={100} cy={100} r={100} fill={hue.tint} />}
      <g clipPath={avatar ? `url(#${id}disc)` : undefined}>
        <g transform={avatar ? headTransform(cap, shape.small) : undefined}>
          {!avatar && ground && <MascotGround />}
          <Thread hue={hue} build={shape} mood={mood} cap={cap} head={avatar} />
          {!avatar && <Limbs hue={hue} mood={mood} />}
          <Ball hue={hue} build={shape} fill={`${id}ball`} clip={`${id}clip`} />
          <Face hue={hue} build={shape} mood={mood} head={avatar} />
          {cap && <Cap small={shape.small} fill={`${id}cap`} />}
          {!avatar && <MoodExtras hue={hue} build={shape} mood={mood} />}
        </g>
      </g>
    </>
  );
}

function headTransform(cap: boolean, small: boolean): string {
  const scale = cap ? (small ? 1 : 1.04) : small ? 1.06 : 1.14;
  const [x, y] = cap ? [-3, 12] : [0, small ? 9 : 12];
  return `translate(${x} ${y}) translate(100 100) scale(${scale}) translate(-100 -100)`;
}
