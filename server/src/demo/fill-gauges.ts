import type { Role } from '@mungchi/contract';
import { sql } from 'kysely';
import type { Tx } from '../db/schema';
import { gaugeOf, keywordsOf } from '../reviews/gauge-rules';
import { readScored } from '../reviews/read-scored';

/** Computes all gauges from the reviews, by the product's own rules, in one statement. */
export async function fillGauges(tx: Tx, now: Date): Promise<void> {
  const reviews = await readScored(tx, null);
  const people = [...new Set(reviews.map(({ targetUserId }) => targetUserId))].map((id) => {
    const about = reviews.filter(({ targetUserId }) => targetUserId === id);
    const as = (role: Role) => about.filter(({ targetRole }) => targetRole === role);
    return {
      id,
      mannerLeader: gaugeOf(as('LEADER'), now),
      mannerParticipant: gaugeOf(as('FOLLOWER'), now),
      keywords: keywordsOf(about),
    };
  });
  await sql`
    update users u set manner_leader = g."mannerLeader", manner_participant = g."mannerParticipant",
      review_keywords = array(select jsonb_array_elements_text(g.keywords))
    from jsonb_to_recordset(${JSON.stringify(people)}::jsonb)
      as g(id bigint, "mannerLeader" float8, "mannerParticipant" float8, keywords jsonb)
    where g.id = u.id`.execute(tx);
}
