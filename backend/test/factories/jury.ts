import { randomBytes } from 'node:crypto';
import { createToken, hashToken } from '../../src/common/tokens.js';
import { Judge } from '../../src/modules/contest/jury/judges/judge.entity.js';
import type { TestApp } from '../app.js';
import { createEntry, currentContest, someAddress } from './contest.js';

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

/** The requests of a browser. */
export function juryBrowser(app: TestApp) {
  const address = someAddress();
  let cookie: string | undefined;
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    { payload, version }: { payload?: object; version?: string } = {},
  ) => {
    const response = await app.api.inject({
      method,
      url: `/api/jury${path}`,
      headers: {
        ...address,
        ...(cookie !== undefined && { cookie }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(payload && { payload }),
    });
    const set = response.headers['set-cookie'];
    if (set !== undefined) cookie = String(set).split(';', 1)[0];
    return {
      status: response.statusCode,
      body: response.body === '' ? null : response.json(),
      headers: response.headers,
    };
  };
  const open = (token: string) => send('POST', '/session', { payload: { token, declares: true } });
  return { send, open };
}

export type JuryBrowser = ReturnType<typeof juryBrowser>;

/** A browser in which the judge has opened her link. */
export async function juryRoomOf(app: TestApp, { token }: InvitedJudge): Promise<JuryBrowser> {
  const browser = juryBrowser(app);
  const { status } = await browser.open(token);
  if (status !== 204) throw new Error(`the jury room did not open: ${status}`);
  return browser;
}
