import { type APIRequestContext, expect } from '@playwright/test';

interface Assignment {
  id: string;
  videoId: string;
}

/** What a judge does in the jury room, with the same requests as the page sends. */
export class Judge {
  constructor(private readonly request: APIRequestContext) {}

  /** Opens the room by the link of an email. */
  async accept(link: string): Promise<void> {
    const token = new URL(link).hash.slice('#t='.length);
    const opened = await this.request.post('/api/jury/session', { data: { token, declares: true } });
    expect(opened.status()).toBe(204);
  }

  /** Whether the room is still open. */
  async isSignedIn(): Promise<boolean> {
    return (await this.request.get('/api/jury')).status() === 200;
  }

  /** The videos to mark. */
  async listVideos(): Promise<string[]> {
    return (await this.listAssignments()).map(({ videoId }) => videoId);
  }

  /** Submits marks in half points. */
  async mark(videoId: string, rendition: number, engagement: number): Promise<void> {
    const found = (await this.listAssignments()).find((assignment) => assignment.videoId === videoId);
    const path = `/api/jury/assignments/${found?.id}`;
    await this.send('put', `${path}/marks`, { rendition, engagement: null });
    await this.send('post', `${path}/lock-rendition`);
    await this.send('put', `${path}/marks`, { rendition, engagement });
    await this.send('post', `${path}/submit`);
  }

  private async listAssignments(): Promise<Assignment[]> {
    const room = await this.request.get('/api/jury');
    return ((await room.json()) as { assignments: Assignment[] }).assignments;
  }

  private async send(method: 'put' | 'post', path: string, data?: object): Promise<void> {
    const response = await this.request[method](path, data && { data });
    expect(response.status(), `${method} ${path}`).toBe(200);
  }
}
