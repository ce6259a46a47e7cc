import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { standInServer } from '../api/test-server';
import { AppRouter } from '../shell/app-router';
import { AreaSheet } from './area-sheet';
import { storedArea } from './stored-area';

const SEONGSU = { code: '11200114', name: '성수동1가', address: '서울특별시 성동구 성수동1가' };
const square = [
  [0, 0],
  [9999, 0],
  [0, 9999],
  [-9999, 0],
  [0, -9999],
];
/** One district around 성수동, one neighbourhood that fills it. */
const topology = {
  type: 'Topology',
  transform: { scale: [0.00001, 0.00001], translate: [127, 37.5] },
  arcs: [square],
  objects: {
    areas: {
      type: 'GeometryCollection',
      geometries: [
        {
          type: 'MultiPolygon',
          id: '11200114',
          arcs: [[[0]]],
          properties: { name: '성수동1가', centre: [127.05, 37.55], colour: 0 },
        },
      ],
    },
  },
};

let picked: unknown[];
beforeEach(() => {
  picked = [];
  localStorage.clear();
});

function open() {
  const server = standInServer({
    'GET /api/visit/areas/busy': () => ({ body: [{ ...SEONGSU, open: 12 }] }),
    'GET /api/visit/areas': ({ path }) => ({
      body: new URL(path, 'http://web').searchParams.get('query')?.startsWith('성수') ? [SEONGSU] : [],
    }),
    'GET /geo/boxes.json': () => ({ body: { '11200': [127, 37.5, 127.1, 37.6] } }),
    'GET /geo/neighbourhoods/11200.json': () => ({ body: topology }),
  });
  render(
    <AppRouter>
      <AreaSheet open onClose={() => {}} onPick={(area) => picked.push(area)} />
    </AppRouter>,
  );
  return server;
}

function standAt(answer: { latitude: number; longitude: number } | null) {
  vi.stubGlobal('navigator', {
    onLine: true,
    userAgent: navigator.userAgent,
    language: navigator.language,
    geolocation: {
      getCurrentPosition: (found: PositionCallback, failed: PositionErrorCallback) =>
        answer ? found({ coords: answer } as GeolocationPosition) : failed({} as GeolocationPositionError),
    },
  });
}

describe('AreaSheet', () => {
  it('offers the busiest with what is open there, and remembers the choice', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: '성수동1가 12개' }));
    expect(picked).toEqual([{ code: '11200114', name: '성수동1가' }]);
    expect(storedArea()).toEqual(picked[0]);
  });

  it('finds by name while one types, and says so when there is none', async () => {
    open();
    const field = await screen.findByRole('searchbox', { name: '동 이름' });
    await userEvent.type(field, '성수');
    await userEvent.click(await screen.findByRole('button', { name: /서울특별시 성동구/ }));
    expect(picked).toHaveLength(1);
    await userEvent.clear(field);
    await userEvent.type(field, '없는동');
    await screen.findByText(/찾지 못했어요/);
  });

  it('finds the 동 of the position on the device: no call carries the position', async () => {
    standAt({ latitude: 37.5471, longitude: 127.0431 });
    const { requests } = open();
    await userEvent.click(await screen.findByRole('button', { name: '현재 위치로 찾기' }));
    await expect.poll(() => picked).toEqual([{ code: '11200114', name: '성수동1가' }]);
    for (const { path, body } of requests) expect(`${path} ${JSON.stringify(body)}`).not.toMatch(/37\.5|127\.0/);
  });

  it('says what else to do where the position is refused', async () => {
    standAt(null);
    open();
    await userEvent.click(await screen.findByRole('button', { name: '현재 위치로 찾기' }));
    expect((await screen.findByRole('alert')).textContent).toContain('동 이름으로');
  });
});
