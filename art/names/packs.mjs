/** Packs, bottles and holders as a recipe names them. */
import { color } from '../colors.mjs';
import * as bottles from '../objects/bottles.mjs';
import * as holders from '../objects/holders.mjs';
import * as packs from '../objects/packs.mjs';

export const packaging = ({ make, inside }) => ({
  crate: (a) => holders.crate(make(a[0]), color(a[1])),
  fruitbox: (a) => holders.fruitbox(make(a[0]), color(a[1])),
  basketof: (a) => holders.basketOf(make(a[0])),
  mesh: (a) => holders.mesh(make(a[0]), color(a[1])),
  tray: (a) => holders.tray(make(a[0]), color(a[1]), color(a[2])),
  eggtray: (a) => holders.eggtray(make(a[0] ?? 'egg'), color(a[1]), Number(a[2] ?? 2)),
  bundle: (a) => holders.bundle(make(a[0]), Number(a[1] ?? 3), color(a[2])),
  punnet: (a) => holders.punnet(make(a[0])),
  pouch: (a) => packs.pouch(color(a[0]), inside(a[1]), color(a[2])),
  bag: (a) => packs.bag(color(a[0]), inside(a[1]), color(a[2])),
  sack: (a) => packs.sack(color(a[0]), inside(a[1]), color(a[2])),
  box: (a) => packs.box(color(a[0]), inside(a[1]), color(a[2])),
  flatbox: (a) => packs.flatbox(color(a[0]), inside(a[1]), color(a[2])),
  carton: (a) => packs.carton(color(a[0]), inside(a[1]), color(a[2])),
  tin: (a) => packs.tin(color(a[0]), inside(a[1])),
  tuna: (a) => packs.tuna(color(a[0]), inside(a[1])),
  hamcan: (a) => packs.hamcan(color(a[0]), inside(a[1])),
  drinkcan: (a) => packs.drinkcan(color(a[0]), inside(a[1])),
  tub: (a) => packs.tub(color(a[0]), inside(a[1]), color(a[2])),
  cuptub: (a) => packs.cuptub(color(a[0]), inside(a[1]), color(a[2])),
  cupnoodle: (a) => packs.cupnoodle(color(a[0]), inside(a[1])),
  jar: (a) => packs.jar(color(a[0]), inside(a[1]), color(a[2])),
  tube: (a) => packs.tube(color(a[0]), color(a[1]), inside(a[2])),
  pet: (a) => bottles.pet(color(a[0]), color(a[1]), inside(a[2]), color(a[3])),
  oil: (a) => bottles.oil(color(a[0]), color(a[1]), inside(a[2]), color(a[3])),
  squeeze: (a) => bottles.squeeze(color(a[0]), inside(a[1]), color(a[2])),
  pump: (a) => bottles.pump(color(a[0]), inside(a[1]), color(a[2])),
  flip: (a) => bottles.flip(color(a[0]), inside(a[1]), color(a[2])),
  spray: (a) => bottles.spray(color(a[0]), inside(a[1]), color(a[2])),
  jug: (a) => bottles.jug(color(a[0]), inside(a[1]), color(a[2])),
  refill: (a) => bottles.refill(color(a[0]), inside(a[1]), color(a[2])),
  vial: (a) => bottles.vial(color(a[0]), color(a[1]), inside(a[2])),
  diffuser: (a) => bottles.diffuser(color(a[0])),
});
