import {
  button,
  choose,
  example,
  expectAlert,
  openConsole,
  press,
  screen,
  server,
  fill,
  waitFor,
  withConsole,
  within,
} from '../../../test/console';
import { settled } from '../../../test/requests';
import type { Backup, Care, Restore } from './api';
import { careSentences as t } from './sentences';

const CARE = '/api/admin/care';
const BACKUPS = '/api/admin/care/backups';
const LINK = '/api/admin/care/backups/{id}/link';
const RESTORE = '/api/admin/care/backups/{id}/restore';
const LOOK_UP = '/api/admin/care/look-up';

const now = new Date();
const at = (daysAgo: number) =>
  new Date(now.getFullYear(), now.getMonth(), now.getDate() - daysAgo, 4).toISOString();

const backup = (changes: Partial<Backup> = {}): Backup =>
  example('BackupDto', {
    id: 'b1',
    cause: 'night',
    state: 'done',
    whereabouts: 'present',
    formerBucket: null,
    madeAt: at(0),
    bytes: 412_300_000,
    rows: 12_345,
    files: 64,
    lostFiles: 0,
    release: '1.0.0',
    failure: null,
    error: null,
    verification: null,
    isBeingVerified: false,
    verifiedAt: null,
    verificationFailure: null,
    verificationError: null,
    ...changes,
  });
const good = (changes: Partial<Backup> = {}) =>
  backup({ verification: 'good', verifiedAt: at(0), ...changes });

withConsole();

const answerCare = (backups: Backup[], changes: Partial<Care> = {}) =>
  server.answer('get', CARE, 200, care(backups, changes));
const care = (backups: Backup[], changes: Partial<Care> = {}): Care =>
  example('CareDto', {
    backups,
    restores: [],
    siteName: 'Demo Artist',
    place: 'folder',
    isPlaceFixed: false,
    bucket: null,
    isBucketLost: false,
    placeTroubles: [],
    release: '1.0.0',
    lookUp: null,
    ...changes,
  });

async function openCare(backups: Backup[], changes: Partial<Care> = {}): Promise<void> {
  answerCare(backups, changes);
  await openConsole('/settings/care');
  await screen.findByRole('heading', { name: 'Version' });
  await settled();
}
/** What the page says below its name. */
const headline = () =>
  screen.getByRole('heading', { level: 2, name: 'Care' }).nextElementSibling!.textContent;
const rows = () =>
  within(screen.getByRole('list', { name: 'Backups' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('the first sentence says how the backups are', () => {
  it.each([
    ['none yet', [], 'There is no backup yet.'],
    ['a good one', [good()], /^The backup of .* is good\. It was restored for a trial and compared\.$/],
    ['one that was not tried', [backup(), good({ id: 'b0', madeAt: at(3) })], /^The last backup is of /],
    [
      'a full disk',
      [backup({ state: 'failed', failure: 'no-room', error: 'too little', bytes: null }), good({ id: 'b0' })],
      'The last backup failed. There was no room left for it.',
    ],
    [
      'one that cannot be restored',
      [backup({ verification: 'failed', verificationFailure: 'damaged', verificationError: 'x is missing' })],
      /could not be restored for a trial\.$/,
    ],
  ])('%s', async (_, backups, sentence) => {
    await openCare(backups);
    expect(headline()).toMatch(sentence);
  });
});

it('lists each backup with what is in it, and why one failed', async () => {
  await openCare([
    good(),
    backup({
      id: 'b2',
      madeAt: at(1),
      state: 'failed',
      failure: 'not-writable',
      error: 'EACCES: /backups',
      bytes: null,
      rows: null,
      files: null,
      lostFiles: null,
    }),
  ]);
  const [first, second] = rows();
  expect(first).toContain('412 MB, 12,345 rows, 64 files, at night, release 1.0.0');
  expect(first).toContain('Restored for a trial');
  expect(second).toContain('The site may not write to the folder of the backups.');
  expect(second).toContain('EACCES: /backups');
  expect(screen.getAllByRole('button', { name: /^Download/ })).toHaveLength(1);
});

describe('the last 14 nights', () => {
  const nights = () =>
    within(screen.getByRole('list', { name: 'Last 14 nights' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent?.split(': ').at(-1));
  const failed = (days: number) =>
    backup({ id: 'b2', madeAt: at(days), state: 'failed', failure: 'no-room' });

  it('begin with the first backup', async () => {
    await openCare([good(), failed(2)]);
    expect(nights()).toEqual(['the backup failed', 'no backup', 'a backup was made']);
  });

  it('are not more than 14', async () => {
    await openCare([good(), failed(20)]);
    expect(nights()).toEqual([...Array<string>(13).fill('no backup'), 'a backup was made']);
  });

  it('are not shown before the first backup', async () => {
    await openCare([]);
    expect(screen.queryByRole('list', { name: 'Last 14 nights' })).toBeNull();
  });
});

it('makes a backup, and shows how far it is', async () => {
  const running = backup({
    id: 'b2',
    state: 'running',
    cause: 'owner',
    bytes: 206_150_000,
    rows: null,
    files: null,
  });
  await openCare([good()]);
  server.answer('post', BACKUPS, 202, care([running, good()]));
  answerCare([running, good()]);
  await press(button('Back Up Now'));
  const bar = await screen.findByRole('progressbar', { name: 'Progress of the backup' });
  expect(bar.getAttribute('aria-valuenow')).toBe('50');
  expect(headline()).toContain('A backup is being made.');
  answerCare([backup({ id: 'b2', cause: 'owner' }), good()]);
  await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 60_000 });
});

it('downloads a backup', async () => {
  const clicked: string[] = [];
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    clicked.push(this.getAttribute('href') ?? '');
  });
  await openCare([good()]);
  await press(screen.getByRole('button', { name: /^Download the backup of/ }));
  const dialog = within(await screen.findByRole('alertdialog', { name: /^Download the backup of/ }));
  server.answer('post', LINK, 200, { path: '/api/backups/b1?token=1' });
  await press(dialog.getByRole('button', { name: 'Download' }));
  await waitFor(() => expect(clicked).toEqual(['/api/backups/b1?token=1']));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  click.mockRestore();
});

describe('a backup from a file', () => {
  const UPLOAD = '/api/admin/care/backups/file';
  const file = new File(['a backup'], 'backup.zip', { type: 'application/zip' });

  it('is in the list then, and not restored', async () => {
    await openCare([]);
    server.answer('post', UPLOAD, 201, care([backup({ cause: 'found', release: null })]));
    await choose(screen.getByLabelText<HTMLInputElement>('Add a backup from a file'), file);
    await expectAlert('The backup is in the list. Nothing is restored yet.');
    expect(rows()[0]).toContain('from elsewhere');
  });

  it('says why it is none', async () => {
    await openCare([]);
    server.refuse('post', UPLOAD, 422, 'BACKUP_UNREADABLE', { message: 'This file is no backup.' });
    await choose(screen.getByLabelText<HTMLInputElement>('Add a backup from a file'), file);
    await expectAlert('Failed to add the backup', 'This file is no backup.');
  });
});

describe('a restore', () => {
  const restore = (changes: Partial<Restore> = {}): Restore =>
    example('RestoreDto', {
      id: 'r1',
      state: 'asked',
      askedAt: at(0),
      endedAt: null,
      backupMadeAt: at(1),
      failure: null,
      error: null,
      ...changes,
    });
  const openQuestion = async () => {
    await openCare([good()]);
    await press(screen.getByRole('button', { name: /^Restore the backup of/ }));
    return within(await screen.findByRole('dialog', { name: /^Restore the backup of/ }));
  };

  it('asks for the name of the site, and waits until the site is back', async () => {
    const dialog = await openQuestion();
    await fill(dialog.getByRole('textbox', { name: /Demo Artist/ }), 'Demo Artist');
    const asked = { restores: [restore()] };
    server.answer('post', RESTORE, 202, care([good()], asked));
    answerCare([good()], asked);
    await press(dialog.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(headline()).toContain('The restore begins in a moment.'));
    expect(server.received('post', RESTORE)).toEqual([{ name: 'Demo Artist' }]);
    // For the sign-in page, once the restore has ended the session.
    expect(sessionStorage.getItem('paattu-restoring')).toBe('1');
    server.refuse('get', CARE, 503, 'RESTORING');
    await waitFor(() => expect(headline()).toContain('The site is being restored.'), { timeout: 60_000 });
    answerCare([good()], { restores: [restore({ state: 'done', endedAt: at(0) })] });
    await waitFor(() => expect(screen.getByText('Restored')).toBeTruthy(), { timeout: 60_000 });
    expect(sessionStorage.getItem('paattu-restoring')).toBeNull();
  });

  it('with another name keeps what is typed, and says which one it needs', async () => {
    const dialog = await openQuestion();
    const field = dialog.getByRole('textbox', { name: /Demo Artist/ });
    await fill(field, 'Demo');
    server.refuse('post', RESTORE, 400, 'VALIDATION_FAILED', {
      message: 'Please type the name of the site: Demo Artist',
    });
    await press(dialog.getByRole('button', { name: 'Restore' }));
    expect((await dialog.findByRole('alert')).textContent).toContain('Please type the name of the site');
    expect([field.getAttribute('aria-invalid'), (field as HTMLInputElement).value]).toEqual(['true', 'Demo']);
  });

  it('that failed says why, and that the site is as it was', async () => {
    await openCare([good()], {
      restores: [
        restore({ state: 'failed', endedAt: at(0), failure: 'damaged', error: 'users.copy is missing' }),
      ],
    });
    const list = screen.getByRole('list', { name: 'Restores' }).textContent;
    expect(list).toContain('Files of the backup are missing or have changed. Choose another one.');
    expect(list).toContain('The site is as it was before.');
    expect(list).toContain('users.copy is missing');
  });
});

it('says what an upgrade takes, for each way in which a site is installed', async () => {
  await openCare([good()]);
  const section = within(screen.getByRole('region', { name: t.version }));
  for (const { way, command } of t.ways) {
    expect(section.getByText(way)).toBeTruthy();
    expect(section.getByText(command)).toBeTruthy();
  }
});

describe('the look for a newer release', () => {
  it('is not offered where the server has no address to look at', async () => {
    await openCare([good()]);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.getByText('Release 1.0.0')).toBeTruthy();
  });

  it('happens only when the owner allows it, and says what it found', async () => {
    await openCare([good()], { release: '1.9.0', lookUp: { isOn: false, newest: null, lookedAt: null } });
    const found = { isOn: true, newest: '1.10.0', lookedAt: at(0) };
    server.answer('put', LOOK_UP, 200, care([good()], { release: '1.9.0', lookUp: found }));
    await press(screen.getByRole('switch', { name: 'Look once a day for a newer release' }));
    await screen.findByText(/1\.10\.0 is out\./);
    expect(server.received('put', LOOK_UP)).toEqual([{ isOn: true }]);
  });

  it('says that it could not be changed', async () => {
    await openCare([good()], { lookUp: { isOn: false, newest: null, lookedAt: null } });
    server.refuse('put', LOOK_UP, 503, 'UNAVAILABLE', { message: 'Please try again.' });
    await press(screen.getByRole('switch', { name: 'Look once a day for a newer release' }));
    await expectAlert('Failed to change this');
  });
});

describe('where backups go', () => {
  const PLACE = '/api/admin/care/place/bucket';
  const bucket = {
    endpoint: 'https://s3.example.com',
    region: 'eu-central-1',
    bucket: 'asha-backups',
    keyId: 'asha',
  };
  const inBucket = { place: 'bucket', bucket } as const;
  const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

  async function openForm(changes: Partial<Care> = {}): Promise<void> {
    await openCare([good()], changes);
    await press(button(changes.bucket ? 'Change the bucket' : 'Choose a bucket'));
  }
  async function type(): Promise<void> {
    await fill(field('Address of the store'), ' s3.example.com ');
    await fill(field('Region'), 'EU-central-1');
    await fill(field('Name of the bucket'), 'asha-backups');
    await fill(field('Key id'), 'asha');
    await fill(field('Secret key'), 'mazhakaalam');
  }

  it('is a bucket once the store has taken a small file', async () => {
    await openForm();
    await type();
    server.answer('put', PLACE, 200, care([good({ whereabouts: 'folder' })], inBucket));
    await press(button('Try and keep'));
    await expectAlert('The bucket works. The next backup goes there.');
    expect(server.received('put', PLACE)).toEqual([
      { ...bucket, endpoint: 's3.example.com', secret: 'mazhakaalam' },
    ]);
    expect(screen.getByText(/^Into the bucket asha-backups at s3\.example\.com\./)).toBeTruthy();
    expect(rows()[0]).toContain('In the folder of the server, from before');
    expect(screen.queryByLabelText('Secret key')).toBeNull();
    expect(document.activeElement).toBe(button('Change the bucket'));
  });

  it('says at the field what the store refuses, and keeps what is typed', async () => {
    await openForm();
    await type();
    const message = 'The store has no bucket with this name.';
    server.refuse('put', PLACE, 422, 'BUCKET_MISSING', { message, details: [{ field: 'bucket', message }] });
    await press(button('Try and keep'));
    await expectAlert('The bucket was not kept', message);
    expect(field('Name of the bucket').getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field('Name of the bucket'));
    expect(field('Secret key').value).toBe('mazhakaalam');
  });

  it('asks for what is missing, and for no secret that is stored', async () => {
    await openForm();
    expect(document.activeElement).toBe(field('Address of the store'));
    await fill(field('Region'), 'eu-central-1');
    await press(button('Try and keep'));
    for (const name of ['Name of the bucket', 'Key id', 'Secret key'])
      expect(field(name).getAttribute('aria-invalid')).toBe('true');
    expect(server.received('put', PLACE)).toEqual([]);
  });

  it('shows the bucket without its secret, which stays', async () => {
    await openForm(inBucket);
    expect(field('Address of the store').value).toBe('https://s3.example.com');
    expect(field('Secret key').value).toBe('');
    await fill(field('Name of the bucket'), 'meera-backups');
    server.answer('put', PLACE, 200, care([good()], inBucket));
    await press(button('Try and keep'));
    await expectAlert('The bucket works. The next backup goes there.');
    expect(server.received('put', PLACE)).toEqual([{ ...bucket, bucket: 'meera-backups' }]);
  });

  it('is the folder again after a question', async () => {
    await openCare([good()], inBucket);
    await press(button('Keep backups on this server'));
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Keep backups on this server?' }));
    server.answer(
      'delete',
      PLACE,
      200,
      care([good({ whereabouts: 'away', formerBucket: 's3.example.com/asha-backups' })]),
    );
    await press(dialog.getByRole('button', { name: 'Keep backups on this server' }));
    await expectAlert('Backups go into the folder of the server now.');
    expect(rows()[0]).toContain('In the former bucket s3.example.com/asha-backups.');
    expect(screen.queryByRole('button', { name: /^(Download|Restore) the backup/ })).toBeNull();
  });

  it('of a variable cannot be changed here', async () => {
    await openCare([good()], { place: 'bucket', isPlaceFixed: true });
    expect(screen.getByText(/^This is set on the server/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /bucket/ })).toBeNull();
  });

  it('of a variable names the operator as the person who can mend it', async () => {
    const failed = backup({ state: 'failed', failure: 'bucket-key', error: 'InvalidAccessKeyId' });
    const restore = { id: 'r1', state: 'failed', failure: 'bucket-busy', error: 'SlowDown' } as const;
    const restores = [{ ...restore, askedAt: at(0), endedAt: at(0), backupMadeAt: at(1) }];
    await openCare([failed], { place: 'bucket', isPlaceFixed: true, restores });
    const texts = [headline(), rows()[0], screen.getByRole('list', { name: 'Restores' }).textContent];
    for (const text of texts) {
      expect(text).toContain('BACKUP_S3_BUCKET');
      expect(text).not.toMatch(/Where they go|Keep backups on this server/);
    }
  });

  it('of the owner that fails is for her', async () => {
    await openCare([backup({ state: 'failed', failure: 'bucket-key', error: 'InvalidAccessKeyId' })]);
    for (const text of [headline(), rows()[0]]) expect(text).toContain('Set it again under “Where they go”.');
  });

  it('says what its place keeps the site from, since when and why', async () => {
    await openCare([good()], {
      place: 'bucket',
      placeTroubles: [
        {
          use: 'verification',
          failure: 'bucket-slow',
          error: 'fewer than 8192 bytes a second',
          since: at(1),
        },
      ],
    });
    const { textContent } = screen.getByRole('alert');
    expect(textContent).toMatch(/^Since .+ no backup could be read for a trial\. The bucket was too slow: /);
    expect(textContent).toContain('choose another place under “Where they go”.');
    expect(textContent).toContain('fewer than 8192 bytes a second');
  });

  it('says that a bucket was lost with the secret of the server', async () => {
    await openCare([good()], { isBucketLost: true });
    expect(screen.getByRole('alert').textContent).toContain('LINK_SECRET');
    expect(button('Keep backups on this server')).toBeTruthy();
  });
});
