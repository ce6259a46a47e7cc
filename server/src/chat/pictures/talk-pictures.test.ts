import { DAY_MS, type DisputeId } from '@mungchi/contract';
import { expect, test } from 'vitest';
import { awake } from '../../boards/test-boards';
import { assertOwnPictures } from '../../media/own-pictures';
import { storePicture } from '../../media/store-picture';
import { phoneJpeg } from '../../media/test-pictures';
import { roomIn } from '../../payments/test-rooms';
import type { Person } from '../../test-app';
import { clearPictures, dropOwnPictures } from './clear-pictures';
import { talkFilesOf } from './picture-rules';
import { describePictures } from './test-picture-world';
import { uploadTo } from './test-talk-pictures';

describePictures('how pictures of a room come, move and go', (world) => {
  test('they are private, made anew, in three widths, and never at /media', async () => {
    const { t, cookieOf, byCookie, bucket } = world();
    const room = await roomIn(t, 'PURCHASED');
    const person = room.followers[0]!;
    const { body } = await uploadTo(t, room.id, awake(t, person), 'DISPUTE', await phoneJpeg());
    const same = await uploadTo(t, room.id, awake(t, person), 'DISPUTE', await phoneJpeg());
    expect(same.body.id).not.toBe(body.id);
    expect(body).toMatchObject({ url: `/talk/${room.id}/${body.id}.webp`, width: 1200, height: 1600 });
    expect(body.widths).toEqual([320, 640]);

    const { cookie } = await cookieOf(person);
    const answer = await byCookie(body.url, cookie);
    expect(answer.headers).toMatchObject({
      'cache-control': 'private, max-age=86400, immutable',
      'cross-origin-resource-policy': 'same-site',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-type': 'image/webp',
    });
    expect(answer.rawPayload.includes('SecretPhone')).toBe(false);
    const smaller = await byCookie(`${body.url}?w=320`, cookie);
    expect(smaller.rawPayload.length).toBeLessThan(answer.rawPayload.length);
    const known = { 'if-none-match': answer.headers.etag as string };
    expect((await byCookie(body.url, cookie, known)).statusCode).toBe(304);
    expect((await t.app.inject({ url: body.url, headers: known })).statusCode).toBe(404);

    for (const file of [...talkFilesOf(body), `${body.id}.webp`, `talk/${body.id}.talk.webp`])
      expect((await byCookie(`/media/${file}`, cookie)).statusCode, file).toBe(404);
    expect(await t.deps.pictures.store.has(`${body.id}.talk.webp`)).toBe(false);
    if (bucket) {
      const kept = [...bucket.objects.keys()];
      expect(kept.some((key) => key.startsWith(`talk/${body.id}`))).toBe(true);
    }
  });

  test('a client that uploads to /media goes on working: it is copied in and gone there', async () => {
    const { t, fetchAs, photo, at, withPictures } = world();
    const room = await roomIn(t, 'PURCHASED');
    const [follower, other] = room.followers as [Person, Person];
    const own = await storePicture(t.deps, follower.userId, await photo());
    const foreign = await storePicture(t.deps, other.userId, await photo());
    const open = (url: string) => t.call(awake(t, follower), 'POST', at(room, 'disputes'), withPictures(url));
    expect((await open(foreign.url)).body.code).toBe('IMAGE_NOT_ALLOWED');
    const [shown] = (await open(own.url)).body.pictures;
    expect(shown).toMatchObject({ ...own, url: expect.stringMatching(/^\/talk\//) });
    await t.runJobs();
    expect((await t.app.inject({ url: own.url })).statusCode).toBe(404);
    expect((await t.app.inject({ url: foreign.url })).statusCode).toBe(200);
    expect(await fetchAs(room.leader, shown.url)).toBe(200);
  });

  test('the same bytes of two people are a picture of both', async () => {
    const { t, photo, at, withPictures } = world();
    const room = await roomIn(t, 'PURCHASED');
    const [one, other] = room.followers as [Person, Person];
    const bytes = await photo();
    const { url } = await storePicture(t.deps, one.userId, bytes);
    expect((await storePicture(t.deps, other.userId, bytes)).url).toBe(url);
    const told = await t.call(awake(t, other), 'POST', at(room, 'disputes'), withPictures(url));
    expect(told.status).toBe(200);
  });

  test('one who shows it in a dispute does not take it away from the other, who has it in a form', async () => {
    const { t, photo, at, withPictures } = world();
    const room = await roomIn(t, 'PURCHASED');
    const [one, other] = room.followers as [Person, Person];
    const bytes = await photo();
    const { url } = await storePicture(t.deps, one.userId, bytes);
    await storePicture(t.deps, other.userId, bytes);
    expect((await t.call(awake(t, other), 'POST', at(room, 'disputes'), withPictures(url))).status).toBe(200);
    await t.runJobs();
    expect(await assertOwnPictures(t.deps, one.userId, [url])).toMatchObject([{ url }]);
    expect((await t.app.inject({ url })).statusCode).toBe(200);

    const start = t.clock.now;
    t.clock.now = new Date(start.getTime() + 2 * DAY_MS);
    await t.deps.jobs.add(t.db, 'media.clear-unused', {});
    await t.runJobs();
    expect((await t.app.inject({ url })).statusCode).toBe(404);
    t.clock.now = start;
  });

  test('they are cleared: unused after a day, others with what shows them; with the uploader what was not used', async () => {
    const { t, fetchAs, uploaded, disputedRoom } = world();
    const { room, follower, left, disputeId, receipt, evidence } = await disputedRoom();
    const unused = await uploaded(room, left, 'DISPUTE');
    const clear = async (days: number) => {
      t.clock.now = new Date(t.clock.now.getTime() + days * DAY_MS);
      await t.deps.jobs.add(t.db, 'talk.clear', {});
      await t.runJobs();
    };
    const files = async (url: string) => t.deps.pictures.talk.has(url.split('/')[3]!.replace('.webp', '.talk.webp'));
    const start = t.clock.now;
    await clear(0.9);
    expect(await fetchAs(left, unused)).toBe(200);
    await clear(0.2);
    expect([await files(unused), await files(evidence)]).toEqual([false, true]);
    const going = await uploaded(room, left, 'DISPUTE');
    await t.db.transaction().execute((tx) => dropOwnPictures(tx, left.userId, t.clock.now));
    expect(await fetchAs(left, going)).toBe(404);
    await clear(0);
    expect(await files(going)).toBe(false);

    await clear(1200);
    expect(await fetchAs(follower, evidence)).toBe(200);
    await t.db
      .updateTable('disputes')
      .set({ state: 'DECIDED', refund: 0, endedAt: t.clock.now })
      .where('id', '=', disputeId as DisputeId)
      .execute();
    await clear(1095);
    expect([await files(evidence), await files(receipt)]).toEqual([true, false]);
    await clear(2);
    expect(await fetchAs(follower, evidence)).toBe(404);
    expect(await files(evidence)).toBe(false);
    expect(await t.db.selectFrom('talkPictures').select('id').where('roomId', '=', room.id).execute()).toEqual([]);
    t.clock.now = start;
  });

  test('an upload that is used while it would be cleared stays or is refused, never both', async () => {
    const { t, fetchAs, uploaded, at, withPictures } = world();
    const room = await roomIn(t, 'PURCHASED');
    const signal = new AbortController().signal;
    const outcomes: string[] = [];
    for (const follower of room.followers) {
      const url = await uploaded(room, follower, 'DISPUTE');
      t.clock.now = new Date(t.clock.now.getTime() + DAY_MS);
      const [told] = await Promise.all([
        t.call(awake(t, follower), 'POST', at(room, 'disputes'), withPictures(url)),
        clearPictures(t.deps, signal),
      ]);
      const isThere = (await fetchAs(follower, url)) === 200;
      outcomes.push(`${told.status} ${isThere}`);
    }
    for (const outcome of outcomes) expect(['200 true', '400 false', '403 false', '409 false']).toContain(outcome);
  });
});
