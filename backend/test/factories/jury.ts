import { randomBytes } from 'node:crypto';
import { createToken, hashToken } from '../../src/common/tokens.js';
import { Judge } from '../../src/modules/contest/jury/judges/judge.entity.js';
import type { TestApp } from '../app.js';
import { type Answer, type Client, client } from '../client.js';
import { createEntry, currentContest } from './contest.js';

export interface InvitedJudge extends Judge {
  /** Of her link. */
  token: string;
}

/** Inserts a judge of the current contest as if the email with her link had been sent. She has accepted unless `acceptedAt` is null. */
export async function createJudge(app: TestApp, values: Partial<Judge> = {}): Promise<InvitedJudge> {
  const { manager } = app.dataSource;
  const token = createToken();
  const email = values.email ?? `${randomBytes(6).toString('hex')}@jury.example`;
  const judge = await manager.save(
    manager.create(Judge, {
      contestId: (await currentContest(app)).id,
      name: 'Leela Varma',
      email,
      canonicalEmail: email,
      locale: 'en',
      linkHash: hashToken(token),
      linkExpiresAt: new Date(Date.now() + 86_400_000),
      acceptedAt: new Date(),
      ...values,
    }),
  );
  return { ...judge, token };
}

export async function createJudges(app: TestApp, count: number): Promise<InvitedJudge[]> {
  const judges: InvitedJudge[] = [];
  while (judges.length < count) judges.push(await createJudge(app));
  return judges;
}

/** Approved entries of as many entrants in the current contest. */
export async function createEntries(app: TestApp, count: number): Promise<string[]> {
  const ids: string[] = [];
  while (ids.length < count) {
    const email = `singer-${ids.length}@visitor.example`;
    ids.push((await createEntry(app, { status: 'approved', email })).id);
  }
  return ids;
}

/** A new browser that asks to enter the jury room by this link. */
export const openJuryLink = (app: TestApp, token: string): Promise<Answer> =>
  client(app).post('/api/jury/session', { token, declares: true });

/** A browser in which the judge has opened her link. */
export async function juryRoomOf(app: TestApp, { token }: InvitedJudge): Promise<Client> {
  const { status, cookie } = await openJuryLink(app, token);
  if (status !== 204) throw new Error(`the jury room did not open: ${status}`);
  return client(app).at('/api/jury').with({ cookie });
}
