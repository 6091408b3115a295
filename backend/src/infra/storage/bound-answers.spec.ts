import { S3Client } from '@aws-sdk/client-s3';
import type { Readable } from 'node:stream';
import { boundAnswers, MAX_WORDS } from './bound-answers.js';
import { ProgressTimeout, SLOWEST } from './progress-timeout.js';

// @trust backups-slow-store
test('a part of a large file leaves in pieces, at each attempt, so that a slow line is not taken for a silent one', async () => {
  const client = new S3Client({ region: 'us-east-1' });
  const sent: Buffer[][] = [];
  jest.replaceProperty(client.config, 'requestHandler', {
    handle: async ({ body }: { body: Readable }) => {
      sent.push((await body.toArray()) as Buffer[]);
      return { response: { statusCode: 200 } };
    },
  } as never);
  boundAnswers(client, {
    timeout: new ProgressTimeout(SLOWEST),
    maxList: MAX_WORDS,
    toError: (error) => error as Error,
  });
  const body = Buffer.from(Array.from({ length: 200_000 }, (_, index) => index % 251));
  const request = { headers: { 'content-length': '200000' }, body };
  const handler = client.config.requestHandler as unknown as { handle: (of: object) => Promise<unknown> };
  await handler.handle(request);
  await handler.handle(request);
  for (const pieces of sent) {
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(64 * 1024);
    expect(Buffer.concat(pieces).equals(body)).toBe(true);
  }
  expect(sent).toHaveLength(2);
});
