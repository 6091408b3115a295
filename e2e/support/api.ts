import { readFileSync } from 'node:fs';
import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { toneFile, verificationPhoto } from './files.js';
import { uniqueEmail } from './names.js';
import { captchaAnswer } from './stack.js';

/** The actions of a visitor, with the same requests as the pages send. Tests use them for their preparation. */
export class VisitorApi {
  constructor(protected readonly request: APIRequestContext) {}

  /** @returns the id of the pending entry */
  async submitEntry(entry: {
    name: string;
    videoId: string;
    email?: string;
    language?: 'ml';
  }): Promise<string> {
    const captcha = await answerOf<{ id: string }>(this.request.post('/api/captchas'));
    const { slug } = await answerOf<{ slug: string }>(this.request.get('/api/contest'));
    const { rulesVersion, declarations } = await answerOf<{
      rulesVersion: number;
      declarations: object | null;
    }>(this.request.get(`/api/contests/${slug}/conditions`));
    const photo = { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: readFileSync(verificationPhoto) };
    const multipart = {
      name: entry.name,
      email: entry.email ?? uniqueEmail('entrant'),
      youtubeUrl: `https://youtu.be/${entry.videoId}`,
      captchaId: captcha.id,
      captchaText: captchaAnswer,
      acceptsRules: 'true',
      acceptsPublication: 'true',
      ...(declarations && { aiUse: 'no' }),
      ...(entry.language && { language: entry.language }),
      photo,
    };
    const headers = { 'Rules-Version': String(rulesVersion) };
    const sent = this.request.post('/api/contest/entries', { headers, multipart });
    return (await answerOf<{ id: string }>(sent)).id;
  }

  async writeMessage(message: {
    name: string;
    email: string;
    subject: string;
    message: string;
  }): Promise<void> {
    await answerOf(this.request.post('/api/contact', { data: message }));
  }

  async optOut(email: string): Promise<void> {
    await answerOf(this.request.post('/api/opt-outs', { data: { email } }));
  }

  /** As an email program does with the link of an email. */
  async followOptOut(link: string): Promise<void> {
    await answerOf(this.request.post(`/api/opt-outs/one-click${new URL(link).search}`));
  }

  /** Declares what a judge declares, and opens the jury room. */
  async openJuryRoom(token: string): Promise<void> {
    await answerOf(this.request.post('/api/jury/session', { data: { token, declares: true } }));
  }

  async signUp(account: { name: string; email: string; password: string }): Promise<void> {
    await answerOf(this.request.post('/api/auth/signup', { data: account }));
  }
}

export interface UploadedSong {
  id: string;
  title: string;
  slug: string;
}

interface AdminResult {
  contestTitle: string;
  blockers: Array<{ blocker: string; waiver: object | null }>;
  proposal: { hash: string } | null;
}

/** Further actions of the owner. */
export class OwnerApi extends VisitorApi {
  async approve(entryId: string, status: 'pending' | 'rejected' = 'pending'): Promise<void> {
    const version = await this.versionSeen(entryId);
    await answerOf(this.request.post(`/api/admin/entries/${entryId}/approve`, { data: { status, version } }));
  }

  /** The version of an entry that a moderator sees now. */
  async versionSeen(entryId: string): Promise<string> {
    const url = `/api/admin/entries/${entryId}`;
    return (await answerOf<{ version: string }>(this.request.get(url))).version;
  }

  /** Rejects all entries that wait for a decision: a round of the jury does not open before. */
  async rejectPending(): Promise<void> {
    const filter = encodeURIComponent(JSON.stringify({ status: 'pending' }));
    const pending = await answerOf<Array<{ id: string; version: string }>>(
      this.request.get(`/api/admin/entries?filter=${filter}&range=[0,99]`),
    );
    for (const { id, version } of pending)
      await answerOf(
        this.request.post(`/api/admin/entries/${id}/reject`, { data: { status: 'pending', version } }),
      );
  }

  async uploadSong(
    song: { title: string; artist?: string; lyrics?: string },
    seconds = 30,
  ): Promise<UploadedSong> {
    const multipart = {
      title: song.title,
      artist: song.artist ?? 'Paattu',
      ...(song.lyrics === undefined ? {} : { description: song.lyrics }),
      audio: toneFile('tone.wav', seconds),
    };
    return answerOf(this.request.post('/api/admin/songs', { multipart }));
  }

  /** Makes a draft of a contest. */
  async createContest(details: Record<string, unknown>): Promise<{ id: string; title: string }> {
    const data = { timeZone: 'Asia/Kolkata', entryGate: 'submission_phase', ...details };
    return answerOf(this.request.post('/api/admin/contests', { data }));
  }

  /** Returns its slug. */
  async publishContest(id: string): Promise<string> {
    const { slug } = await answerOf<{ slug: string }>(this.request.post(`/api/admin/contests/${id}/publish`));
    return slug;
  }

  /** Saves the draft of the rules of a contest. */
  async saveRules(contestId: string, source: string, sourceMalayalam = source): Promise<void> {
    const data = { source, sourceMalayalam };
    await answerOf(this.request.put(`/api/admin/rules/${contestId}`, { data }));
  }

  /** Publishes the rules of the current contest with another sentence. */
  async publishRules(sentence: string): Promise<void> {
    const { id } = await answerOf<{ id: string }>(this.request.get('/api/contest'));
    const path = `/api/admin/rules/${id}`;
    const { published } = await answerOf<{ published: { source: string; sourceMalayalam: string } }>(
      this.request.get(path),
    );
    await this.saveRules(id, `${published.source}\n\n${sentence}`, published.sourceMalayalam);
    await answerOf(this.request.post(`${path}/publish`, { data: { rulesChange: sentence } }));
  }

  /** Deletes an entry that needs no identity check. */
  async deleteEntry(entryId: string): Promise<void> {
    await answerOf(this.request.delete(`/api/admin/entries/${entryId}`));
  }

  /** Asks an entrant to prove that the video is hers. */
  async askForProof(entryId: string): Promise<void> {
    await answerOf(this.request.post(`/api/admin/entries/${entryId}/proof`));
  }

  /** Records that a video is the entrant's, as by other proof than the code. */
  async proveVideo(entryId: string, videoId: string): Promise<void> {
    await this.askForProof(entryId);
    await answerOf(this.request.post(`/api/admin/entries/${entryId}/proof/record`, { data: { videoId } }));
  }

  async inviteJudge(judge: { name: string; email: string; locale: 'en' | 'ml' }): Promise<void> {
    const path = `/api/admin/contests/${await this.currentContest()}/judges`;
    await answerOf(this.request.post(path, { data: judge }));
  }

  /** Opens the final of the jury. */
  async openRound(closesAt: Date): Promise<void> {
    const path = `/api/admin/contests/${await this.currentContest()}/jury-rounds`;
    await answerOf(this.request.post(path, { data: { number: 2, closesAt } }));
  }

  /** Certifies the next version of the result of the current contest, and waives what keeps it from being proposed. */
  async certifyResult(correction?: { reason: string; reasonMalayalam: string }): Promise<void> {
    const path = `/api/admin/contests/${await this.currentContest()}/result`;
    const { blockers, contestTitle: title } = await answerOf<AdminResult>(this.request.get(path));
    for (const { blocker, waiver } of blockers)
      if (!waiver)
        await answerOf(
          this.request.post(`${path}/waivers`, { data: { blocker, reason: `No time for it: ${blocker}` } }),
        );
    const { proposal } = await answerOf<AdminResult>(
      this.request.post(`${path}/proposal`, { data: correction ?? {} }),
    );
    const data = { hash: proposal?.hash, title };
    await answerOf(this.request.post(`${path}/certification`, { data }));
  }

  private async currentContest(): Promise<string> {
    return (await answerOf<{ id: string }>(this.request.get('/api/contest'))).id;
  }

  async certifyContest(id: string): Promise<void> {
    await answerOf(this.request.post(`/api/admin/contests/${id}/certify`));
  }

  async chooseNotices(mode: 'at-once' | 'daily' | 'off'): Promise<void> {
    await answerOf(this.request.put('/api/admin/notices', { data: { mode, digestHour: 8 } }));
  }

  async saveTexts(texts: Record<string, unknown>): Promise<void> {
    await answerOf(this.request.put('/api/admin/texts/site', { data: texts }));
  }

  async publishTexts(texts: Record<string, unknown>): Promise<void> {
    await this.saveTexts(texts);
    await answerOf(this.request.post('/api/admin/texts/site/publish'));
  }

  async renameSong(id: string, title: string): Promise<void> {
    await answerOf(this.request.put(`/api/admin/songs/${id}`, { data: { title, artist: 'Paattu' } }));
  }

  async deleteSong(id: string): Promise<void> {
    await answerOf(this.request.delete(`/api/admin/songs/${id}`));
  }
}

/** Logs in. With the request context of a browser, its pages are then signed in. */
export async function logIn(
  request: APIRequestContext,
  { email, password }: { email: string; password: string },
): Promise<{ accessToken: string }> {
  return answerOf(request.post('/api/auth/login', { data: { email, password } }));
}

async function answerOf<Body>(request: Promise<APIResponse>): Promise<Body> {
  const response = await request;
  const text = await response.text();
  expect(response.ok(), `${response.status()} ${response.url()} ${text}`).toBe(true);
  return JSON.parse(text || 'null');
}
