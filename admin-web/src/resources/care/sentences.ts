import { inLanguage } from '../../lib/language';
import { formatCount } from '../../lib/format';
import type { Backup, BackupFailure, PlaceFailure, RestoreFailure } from './api';

const filesOf = (count: number) => `${formatCount(count)} ${count === 1 ? 'file' : 'files'}`;

export const careSentences = inLanguage('care', {
  loadFailed: 'Error Loading Backups',
  failures: {
    /** What happened to the place of the backups, and what to do unless `advice` says it. */
    place: {
      'no-room': 'There was no room left for it.',
      'not-writable': 'The site may not write to the folder of the backups.',
      'bucket-key': 'The bucket does not accept its key any more.',
      'bucket-missing': 'The bucket is no longer there.',
      'bucket-rights':
        'The key may not do all that is needed in the bucket. Let it list, read, write and delete there.',
      'bucket-region': 'The bucket is in another region than the one that is set.',
      'bucket-clock':
        'The clock of the server differs from that of the store. Ask whoever keeps the server to set it.',
      'bucket-name': 'No server has the address of the bucket.',
      'bucket-inside': 'The address of the bucket is inside of the network of the server.',
      'bucket-silent': 'The bucket did not answer.',
      'bucket-tls': 'The certificate of the store is not valid for its address.',
      'bucket-busy': 'The bucket took too long to answer.',
      'bucket-slow': 'The bucket was too slow: it sent or took fewer than 8 KB a second for two minutes.',
      'bucket-other': 'The bucket refused.',
    } satisfies Record<PlaceFailure, string>,
    backup: {
      interrupted: 'The server stopped before it was complete.',
      damaged: 'Files of it are missing or have changed.',
      'no-scratch': 'The database for the trial is missing.',
    } satisfies Partial<Record<BackupFailure, string>>,
    restore: {
      'no-room': 'There is no room for the files of the backup, or for a backup of the site as it is.',
      nobody:
        'Nobody carried it out: the service “care” does not run. Ask whoever keeps the server to start it.',
      elsewhere:
        'The backup is in a bucket that the site does not use any more. Choose that bucket again first.',
      damaged: 'Files of the backup are missing or have changed. Choose another one.',
      'other-release':
        'The backup is of another release. Ask whoever keeps the server to start the one that is named below first.',
      foreign: 'The backup came from a file or from another site, and this one has had entries or votes.',
      'undoes-result': 'A restore must not undo what decides a contest.',
      'has-example':
        'The backup has the example, and your site is public. Take the site back in Settings, then restore it.',
      'other-accounts':
        'In the backup, your account or that of a moderator has another address, so nobody could sign in with it any more. Choose a backup that was not changed.',
      'other-pepper':
        'The backup has votes of a contest without a result, and the server has another VOTE_PEPPER. Ask whoever keeps it to put the former one into its file .env, or into secrets.json in the folder .data after “npm start”.',
      'still-running': 'The site did not stop. Try again.',
      interrupted: 'The server stopped before it was complete. Try again.',
    } satisfies Partial<Record<RestoreFailure, string>>,
    other: 'The error is below.',
    /** Where variables of the server set the bucket (`fixed`), this page cannot. */
    advice: {
      own: {
        set: 'Set it again under “Where they go”.',
        wait: 'Look whether its service works, or choose another place under “Where they go”.',
      },
      fixed: {
        set: 'Variables of the server set it (BACKUP_S3_BUCKET): ask whoever keeps the server.',
        wait: 'Look whether its service works, or ask whoever keeps the server: its variables set the bucket (BACKUP_S3_BUCKET).',
      },
    },
  },
  causes: {
    night: 'at night',
    owner: 'asked for by you',
    upgrade: 'before an upgrade',
    restore: 'before a restore',
    found: 'from elsewhere',
  } satisfies Record<Backup['cause'], string>,

  restoring: 'The site is being restored. Visitors read that it is back in five minutes.',
  restoringText: 'This page looks again by itself. Then you sign in anew.',
  restoreAsked: 'The restore begins in a moment.',

  headline: {
    none: 'There is no backup yet. The first one is made tonight.',
    running: 'A backup is being made.',
    asked: 'A backup begins in a moment.',
    failed: (reason: string) => `The last backup failed. ${reason}`,
    good: (date: string) => `The backup of ${date} is good. It was restored for a trial and compared.`,
    unreadable: (date: string) => `The backup of ${date} could not be restored for a trial.`,
    unverified: (date: string) => `The last backup is of ${date}.`,
  },
  verifiedBefore: (date: string) =>
    `Once a week one is restored for a trial and compared. The last one that was good is of ${date}.`,
  neverVerified: 'Once a week one is restored for a trial and compared. None has been yet.',
  verifying: 'It is being restored for a trial now.',

  backUp: 'Back Up Now',
  backUpFailed: 'Failed to ask for a backup',
  progress: 'Progress of the backup',

  nights: 'Last 14 nights',
  night: { good: 'a backup was made', failed: 'the backup failed', none: 'no backup' },

  backups: 'Backups',
  empty: 'No backup yet.',
  rows: (count: number) => `${formatCount(count)} ${count === 1 ? 'row' : 'rows'}`,
  files: filesOf,
  ofRelease: (release: string) => `release ${release}`,
  lost: (count: number) =>
    `${filesOf(count)} had been lost before, and ${count === 1 ? 'is' : 'are'} not in it.`,
  good: 'Restored for a trial',
  unreadable: 'Cannot be restored',
  failedState: 'Failed',
  runningState: 'Under way',
  askedState: 'Waiting',

  upload: 'Add a backup from a file',
  uploadHint:
    'The ZIP that Care has downloaded on a site that you had before. It has no list of what was erased there since: that file is erasures.jsonl, beside the backups.',
  uploadFailed: 'Failed to add the backup',
  uploaded: 'The backup is in the list. Nothing is restored yet.',

  download: 'Download',
  downloadOf: (date: string) => `Download the backup of ${date}`,
  downloadTitle: (date: string) => `Download the backup of ${date}?`,
  downloadText:
    'The ZIP has all that the site stores: the addresses of everybody, what they wrote, and how they voted. Keep it where nobody else reads it, such as an encrypted disk.',
  downloadFailed: 'Failed to download the backup',

  restore: 'Restore',
  restoreOf: (date: string) => `Restore the backup of ${date}`,
  restoreTitle: (date: string) => `Restore the backup of ${date}?`,
  restoreText:
    'The site goes back to what it was then: songs, texts, entries, votes and messages since then are gone. A backup of the site as it is now is made first, so that you can come back. Visitors read meanwhile that the site is back in five minutes.',
  restoreStays:
    'What stays: what was erased here on request stays erased, who wants no emails gets none, the audit log, the passwords and passkeys of today. Moderators whom you invited since then are invited anew. All people sign in again.',
  restoreName: (name: string) => `To go on, type the name of the site: ${name}`,
  restoreFailed: 'Failed to restore',
  restores: 'Restores',
  restored: (date: string) => `The backup of ${date}`,
  restoreStates: {
    asked: 'Waiting',
    stopping: 'Under way',
    running: 'Under way',
    erasing: 'Under way',
    done: 'Restored',
    failed: 'Failed',
  },
  stays: 'The site is as it was before.',

  place: 'Where they go',
  troubles: {
    look: (date: string) => `Since ${date} the site could not look for backups that are there from before.`,
    verification: (date: string) => `Since ${date} no backup could be read for a trial.`,
    tidying: (date: string) =>
      `Since ${date} old backups could not be deleted, or the list of what was erased could not be copied beside the backups.`,
  },
  folder:
    'Into a folder of the server. It survives a mistake, and not the loss of the disk: download one from time to time, or choose a bucket. Whoever keeps the server can also set another disk (BACKUP_DIR).',
  bucket: ({ endpoint, bucket }: { endpoint: string; bucket: string }) =>
    `Into the bucket ${bucket} at ${endpoint === '' ? 'Amazon S3' : endpoint.replace(/^https?:\/\//, '')}. It survives the loss of the server.`,
  bucketOfServer: 'Into a bucket elsewhere. It survives the loss of the server.',
  placeFixed: 'This is set on the server (BACKUP_S3_BUCKET). Whoever keeps the server can change it.',
  bucketLost:
    'You had chosen a bucket, and the server cannot read its key any more, because its own secret (LINK_SECRET) is another one. Backups go into the folder meanwhile: choose the bucket again.',
  chooseBucket: 'Choose a bucket',
  changeBucket: 'Change the bucket',
  useFolder: 'Keep backups on this server',
  useFolderTitle: 'Keep backups on this server?',
  useFolderText:
    'The next backup goes into the folder of the server, which does not survive the loss of its disk. Those in the bucket stay there until you delete them there: the site forgets the key of the bucket, so it neither downloads nor restores them until you choose the bucket again.',
  folderUsed: 'Backups go into the folder of the server now.',
  placeFailed: 'The place of the backups was not changed',
  inFolder: 'In the folder of the server, from before',
  away: (bucket: string) =>
    `In the former bucket ${bucket}. To download or restore it, choose that bucket again.`,
  bucketForm: {
    label: 'Bucket for the backups',
    endpoint: 'Address of the store',
    endpointHint: 'Your store shows it as “endpoint”. Leave it empty for Amazon S3.',
    region: 'Region',
    regionHint: 'As the store names it, such as eu-central-1. A store without regions takes us-east-1.',
    bucket: 'Name of the bucket',
    keyId: 'Key id',
    secret: 'Secret key',
    secretHint:
      'Make a key for this bucket alone. It must list, read, write and delete. Nobody sees the secret here again.',
    secretKept: 'Leave it empty to keep the one that is stored for this store and key id.',
    trial:
      'The site writes a small file into the bucket, reads it and deletes it, and keeps the bucket if that works. Backups in the folder stay there, and you download and restore them as before. Those in a former bucket stay in that one, out of reach.',
    save: 'Try and keep',
    waiting: 'The site tries the bucket. That takes up to half a minute.',
    saved: 'The bucket works. The next backup goes there.',
    failed: 'The bucket was not kept',
    missing: {
      region: 'Please enter the region.',
      bucket: 'Please enter the name of the bucket.',
      keyId: 'Please enter the id of the key.',
      secret: 'Please enter the secret of the key.',
    },
  },
  elsewhere:
    'No backup contains the secrets of the site. Keep a copy of the file that has them elsewhere, such as in a password manager: .env on a server, or secrets.json in the folder .data after “npm start”. Without its VOTE_PEPPER, a restored site cannot go on with a contest that has votes.',
  kept: 'Fourteen are kept, and the last one that was good in a trial. Of backups from elsewhere, fourteen too. The list shows those in the last three former buckets; those in older ones stay there, and leave the list.',

  version: 'Version',
  release: (release: string) => `Release ${release}`,
  newer: (release: string) => `${release} is out.`,
  newest: 'There is no newer one.',
  lookedAt: (date: string) => `Looked on ${date}.`,
  notLooked: 'The site looks within the next minutes.',
  lookUp: 'Look once a day for a newer release',
  lookUpText:
    'The server then asks the address that is set for it (RELEASES_URL). It sends nothing about your site.',
  lookUpFailed: 'Failed to change this',
  upgrade: 'To upgrade, whoever keeps the server types in the folder of the site:',
  /** By the way in which the site was installed. */
  ways: [
    {
      way: 'If it is the folder of a release, once the files of the new release are in it:',
      command: 'docker compose up --detach',
    },
    { way: 'If it is a clone:', command: 'git pull && docker compose up --build --detach' },
    {
      way: 'If “npm start” runs the site, after Ctrl-C, and once the new files are there:',
      command: 'npm start',
    },
  ],
  upgradeBackup: 'A backup is made first. A release that must not be skipped says so, and changes nothing.',
});
