import { appeal, block, blockOf, blocks, inquire, inquiries, ownStanding, report, unblock } from '@mungchi/contract';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { route } from '../http/route';
import { blockPerson, unblockPerson } from './block-person';
import { isBlocked, listBlocks } from './list-blocks';
import { ownInquiries } from './own-inquiries';
import { readStanding } from './read-standing';
import { sendInquiry } from './send-inquiry';
import { sendReport } from './send-report';
import { writeAppeal } from './write-appeal';

export function safetyRoutes(app: FastifyInstance, deps: Deps): void {
  route(app, deps, report, async ({ userId, body }) => {
    await sendReport(deps, userId, body);
    return { ok: true } as const;
  });
  route(app, deps, blockOf, async ({ userId, params }) => ({
    blocked: await isBlocked(deps, userId, params.userId),
  }));
  route(app, deps, block, ({ userId, params }) => blockPerson(deps, userId, params.userId));
  route(app, deps, unblock, ({ userId, params }) => unblockPerson(deps, userId, params.userId));
  route(app, deps, ownStanding, ({ userId }) => readStanding(deps, userId));
  route(app, deps, appeal, async ({ userId, body }) => {
    await writeAppeal(deps, userId, body.text);
    return { ok: true } as const;
  });
  route(app, deps, inquire, async ({ userId, body }) => {
    await sendInquiry(deps, userId, body);
    return { ok: true } as const;
  });
  route(app, deps, inquiries, ({ userId }) => ownInquiries(deps, userId));
  route(app, deps, blocks, async ({ userId, query, nextCursor }) => {
    const { people, next } = await listBlocks(deps, userId, query);
    nextCursor(next);
    return people;
  });
}
