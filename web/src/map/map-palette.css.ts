import { createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';

/** Colours that only the map has: soft ground, saturated markers. */
export const ground = createGlobalThemeContract({
  sea: 'map-sea',
  land: 'map-land',
  block: 'map-block',
  edge: 'map-edge',
  casing: 'map-casing',
  street: 'map-street',
  word: 'map-word',
  halo: 'map-halo',
  areas: { a: 'map-a', b: 'map-b', c: 'map-c', d: 'map-d', e: 'map-e', f: 'map-f' },
});
/** By category id. `ink` draws on `tint`, `onInk` on `ink`. */
export const marker = createGlobalThemeContract({
  paper: 'map-paper',
  onInk: 'map-on-ink',
  here: 'map-here',
  1: { ink: 'map-1-ink', tint: 'map-1-tint' },
  2: { ink: 'map-2-ink', tint: 'map-2-tint' },
  3: { ink: 'map-3-ink', tint: 'map-3-tint' },
  4: { ink: 'map-4-ink', tint: 'map-4-tint' },
});

const light = {
  vars: {
    [ground.sea]: '#d5eaf9',
    [ground.land]: '#fbfbff',
    [ground.block]: 'rgb(88 73 208 / .05)',
    [ground.edge]: '#ffffff',
    [ground.casing]: '#d9d5f0',
    [ground.street]: '#ffffff',
    [ground.word]: '#55586e',
    [ground.halo]: 'rgb(255 255 255 / .92)',
    [ground.areas.a]: '#efe9fb',
    [ground.areas.b]: '#e7ebfc',
    [ground.areas.c]: '#e3f4ea',
    [ground.areas.d]: '#fdf0e1',
    [ground.areas.e]: '#fbe8ef',
    [ground.areas.f]: '#f7f4de',
    [marker.paper]: '#ffffff',
    [marker.onInk]: '#ffffff',
    [marker.here]: '#3b78ee',
    [marker[1].ink]: '#1d8f61',
    [marker[1].tint]: '#dcf5e9',
    [marker[2].ink]: '#d9503f',
    [marker[2].tint]: '#ffe9e2',
    [marker[3].ink]: '#8a4fd0',
    [marker[3].tint]: '#f1e6fd',
    [marker[4].ink]: '#2a6fd6',
    [marker[4].tint]: '#e1ecff',
  },
};

const dark = {
  vars: {
    [ground.sea]: '#101a2b',
    [ground.land]: '#12121c',
    [ground.block]: 'rgb(255 255 255 / .035)',
    [ground.edge]: '#0f0f18',
    [ground.casing]: '#35344d',
    [ground.street]: '#3a3b52',
    [ground.word]: '#b4b6cb',
    [ground.halo]: 'rgb(15 15 24 / .85)',
    [ground.areas.a]: '#25233c',
    [ground.areas.b]: '#212540',
    [ground.areas.c]: '#1b2f2c',
    [ground.areas.d]: '#312a25',
    [ground.areas.e]: '#30232f',
    [ground.areas.f]: '#2b2b26',
    [marker.paper]: '#1e1e2b',
    [marker.onInk]: '#14141d',
    [marker.here]: '#6ea0ff',
    [marker[1].ink]: '#5bd6a5',
    [marker[1].tint]: '#17382d',
    [marker[2].ink]: '#ff9c86',
    [marker[2].tint]: '#412622',
    [marker[3].ink]: '#c79af7',
    [marker[3].tint]: '#332549',
    [marker[4].ink]: '#8db6ff',
    [marker[4].tint]: '#1f2d4d',
  },
};

globalStyle(':root', light);
globalStyle(':root:not([data-theme="light"])', { '@media': { '(prefers-color-scheme: dark)': dark } });
globalStyle(':root[data-theme="dark"]', dark);
