import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import pg from 'pg';

/** What the votes share, as the worker finds it. */
const SIGNALS = {
  stem: { points: 35, evidence: { stem: 'singer#' } },
  device: { points: 40, evidence: { device: randomUUID() } },
};

/** Adds counted votes for an entry, already scored. A later score finds the same. */
export async function addSuspiciousVotes(
  entry: string,
  kind: keyof typeof SIGNALS,
  count: number,
): Promise<void> {
  const { points, evidence } = SIGNALS[kind];
  const votes = Array.from({ length: count }, (_, index) => ({
    email: kind === 'stem' ? `singer${index + 1}@post.example` : `${letters(8)}@post.example`,
    receipt: String(randomInt(1e9)).padStart(10, '0'),
    device: kind === 'device' ? SIGNALS.device.evidence.device : randomUUID(),
    ip: [10, ...randomBytes(3)].join('.'),
  }));
  const client = new pg.Client({ connectionString: process.env.E2E_DATABASE_URL });
  await client.connect();
  try {
    const { rowCount } = await client.query(
      `with vote as (
         select * from json_to_recordset($2) each (email text, receipt text, device uuid, ip inet)
       ), ballot as (
         insert into ballots (contest_id, entry_id, voter_key, receipt_code, email, language, consent_text_sha256)
         select contest_id, entry.id, sha256(convert_to(vote.email, 'UTF8')), receipt, vote.email, 'en', ''
         from contest_entries entry, vote where entry.name = $1
         returning id, receipt_code
       ), context as (
         insert into ballot_contexts (ballot_id, ip, network, device_id, user_agent_class)
         select id, ip, network(set_masklen(ip, 24)), device, 'browser' from ballot join vote on receipt = receipt_code
       )
       insert into ballot_signals (ballot_id, kind, points, evidence, rules_version)
       select id, $3, $4, $5, 1 from ballot`,
      [entry, JSON.stringify(votes), kind, points, { ...evidence, votes: count }],
    );
    if (rowCount !== count) throw new Error(`${rowCount} votes instead of ${count}`);
  } finally {
    await client.end();
  }
}

/** Random letters. */
const letters = (count: number) =>
  Array.from(randomBytes(count), (byte) => String.fromCharCode(97 + (byte % 26))).join('');
