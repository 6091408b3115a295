import { fakeOnly } from '../../../../test/fake-only.js';
import { testConfig } from '../../../../test/config.js';
import { eventually } from '../../../../test/eventually.js';
import { OwnStore } from '../../../../test/s3.js';
import { tryBucket } from './try-bucket.js';

const config = testConfig({ DATABASE_URL: 'postgres://paattu@127.0.0.1:9/paattu' });

let store: OwnStore;

beforeEach(async () => {
  store = await OwnStore.start();
});
afterEach(() => store.stop());

function tryStore(): Promise<string> {
  const { keyId: accessKeyId, secret: secretAccessKey, ...where } = store.bucket;
  return tryBucket(config, { ...where, accessKeyId, secretAccessKey }).then(
    () => 'kept',
    ({ code }: { code: string }) => code,
  );
}

/** With the keys of trials left out, which are made up. */
const asked = () => store.asked.map((request) => request.replaceAll(/[0-9a-f-]{36}/g, 'ID'));

test('a trial leaves nothing', async () => {
  expect(await tryStore()).toBe('kept');
  expect([...store.objects]).toEqual([]);
});

// @trust backups-slow-store
test('a trial asks for one page, of a folder of its own, whatever else there is', async () => {
  store.isEndless = true;
  store.listInstead =
    '<ListBucketResult><IsTruncated>true</IsTruncated><NextContinuationToken>more</NextContinuationToken></ListBucketResult>';
  expect(await tryStore()).toBe('BUCKET_REFUSED');
  expect(asked()).toEqual([
    expect.stringMatching(/^PUT trials\/ID\/trial\.txt/),
    expect.stringMatching(/^GET \?list-type=2&max-keys=1&prefix=trials%2FID%2F$/),
    expect.stringMatching(/^GET trials\/ID\/trial\.txt/),
    expect.stringMatching(/^DELETE trials\/ID\/trial\.txt/),
  ]);
});

// @trust backups-slow-store
test('a trial reads no list that is longer than that of one file', async () => {
  store.listInstead = `<ListBucketResult>${'<Contents><Key>x</Key></Contents>'.repeat(450_000)}</ListBucketResult>`;
  expect(await tryStore()).toBe('BUCKET_REFUSED');
  expect(asked()).toHaveLength(2);
});

// @trust backups-slow-store
test('once a trial is answered, no request runs; until then, no other trial begins', async () => {
  fakeOnly(['setTimeout', 'clearTimeout']);
  try {
    const listed = new Promise<void>((resolve) => {
      store.drips = (_method, url) => {
        if (!url.searchParams.has('list-type')) return false;
        resolve();
        return true;
      };
    });
    const trial = tryStore();
    await listed;
    expect(await tryStore()).toBe('TOO_MANY_REQUESTS');
    jest.advanceTimersByTime(25_000);
    expect(await trial).toBe('BUCKET_BUSY');
  } finally {
    jest.useRealTimers();
  }
  await eventually(async () => store.dripping === 0);
  expect(asked()).toHaveLength(2);
  store.drips = () => false;
  expect(await tryStore()).toBe('kept');
});
