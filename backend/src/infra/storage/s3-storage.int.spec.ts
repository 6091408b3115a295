import { OwnStore } from '../../../test/s3.js';
import { BucketError } from './bucket-error.js';
import { S3Storage } from './s3-storage.js';

let store: OwnStore;
let storage: S3Storage;

beforeAll(async () => {
  store = await OwnStore.start();
  const { endpoint, region, bucket, keyId: accessKeyId, secret: secretAccessKey } = store.bucket;
  storage = new S3Storage({ endpoint, region, bucket, accessKeyId, secretAccessKey });
});
afterAll(() => store.stop());

async function listed(): Promise<number> {
  let keys = 0;
  for await (const page of storage.list()) keys += page.length;
  return keys;
}

test('a list without an end is an error', async () => {
  store.objects.set('rain.mp3', Buffer.from('rain'));
  expect(await listed()).toBe(1);
  store.isEndless = true;
  await expect(listed()).rejects.toThrow(BucketError);
});

test('of a store that ignores which part is asked for, no more than the length of the part is kept', async () => {
  store.objects.set('rain.mp3', Buffer.alloc(5_000_000, 'rain'));
  expect(String(await storage.read('rain.mp3', { start: 0, end: 3 }))).toBe('rain');
});
