import { knownLocale } from '@paattu/shared/locales';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { RequestUser } from '../../../common/access/access.js';
import { DomainError, fieldError } from '../../../common/errors/domain-error.js';
import { type Bucket, type Config } from '../../../config/config.js';
import { CONFIG } from '../../../config/config.module.js';
import { inTransaction } from '../../../database/transaction.js';
import { RateLimiter } from '../../../infra/rate-limit/rate-limiter.js';
import { storeBackupBucket } from '../../../infra/settings/backup-bucket.js';
import { BackupPlaces, placeOfBucket } from '../../../infra/storage/backup-places.js';
import { AuditLog } from '../../audit/audit-log.service.js';
import { USERS } from '../../auth/public.sql.js';
import { MailingService } from '../../mailing/mailing.service.js';
import { backupPlaceChanged } from '../emails/backup-place-changed.email.js';
import type { SetBucketDto } from './backup-place.dto.js';
import { endTroubles } from './place-troubles.js';
import { tryBucket } from './try-bucket.js';

/** Where backups go, as the owner sets it in the browser. */
@Injectable()
export class BackupPlace {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly limiter: RateLimiter,
    private readonly audit: AuditLog,
    private readonly mailing: MailingService,
  ) {}

  /** Throws what the store says about a small file, and then stores nothing. */
  async useBucket(typed: SetBucketDto, owner: RequestUser): Promise<void> {
    const places = await this.read();
    const bucket = bucketOf(this.config, typed, places.bucket);
    await this.limiter.consume('bucketTrial', owner.id);
    await tryBucket(this.config, bucket);
    await this.keep(bucket, owner);
  }

  async useFolder(owner: RequestUser): Promise<void> {
    const places = await this.read();
    if (places.bucket || places.isBucketLost) await this.keep(null, owner);
  }

  private async read(): Promise<BackupPlaces> {
    if (this.config.backups.s3) throw new DomainError('SETTING_FIXED');
    return BackupPlaces.read(this.config, this.dataSource.manager);
  }

  /** Without a trial. */
  async keep(bucket: Bucket | null, owner: Pick<RequestUser, 'id' | 'email'>): Promise<void> {
    await inTransaction(this.dataSource, async (tx) => {
      const { manager } = tx;
      const { present, bucket: former } = await BackupPlaces.read(this.config, manager);
      // A release before knew one place.
      await manager.query(`update backups set place = $1 where place is null and state <> 'asked'`, [
        present,
      ]);
      await storeBackupBucket(manager, this.config, bucket);
      await endTroubles(manager);
      await this.audit.record(manager, {
        action: 'settings.backups',
        actorId: owner.id,
        data: { place: bucket ? 'bucket' : 'folder', bucket: bucket && nameOf(bucket) },
      });
      if (bucket && former && isSamePlace(bucket, former)) return;
      const [user] = await manager.query<Array<{ language: string }>>(
        `select language from ${USERS} where email = $1`,
        [owner.email],
      );
      await this.mailing.queueEmails(tx, [
        {
          template: backupPlaceChanged,
          to: owner.email,
          payload: { bucket: bucket && nameOf(bucket) },
          language: knownLocale(user?.language ?? ''),
        },
      ]);
    });
  }
}

/** The key of somebody else may open another bucket of the same name; a new secret of the same key opens the same one. */
function isSamePlace(bucket: Bucket, other: Bucket): boolean {
  return placeOfBucket(bucket) === placeOfBucket(other) && bucket.accessKeyId === other.accessKeyId;
}

/** For people: the bucket and its store. */
export function nameOf({ endpoint, bucket }: Pick<Bucket, 'endpoint' | 'bucket'>): string {
  return `${bucket} (${endpoint === undefined ? 'Amazon S3' : new URL(endpoint).host})`;
}

/** A store without TLS would show each backup to whoever is on the way. */
function bucketOf(config: Config, typed: SetBucketDto, kept: Bucket | null): Bucket {
  const { region, bucket, keyId: accessKeyId, secret } = typed;
  const endpoint = endpointOf(config, typed.endpoint);
  const isKept = kept?.endpoint === endpoint && kept?.accessKeyId === accessKeyId;
  const secretAccessKey = secret || (isKept ? kept.secretAccessKey : undefined);
  if (secretAccessKey === undefined) throw fieldError('MISSING_BUCKET_SECRET', 'secret');
  return { ...(endpoint && { endpoint }), region, bucket, accessKeyId, secretAccessKey };
}

function endpointOf({ production }: Config, typed: string): string | undefined {
  if (typed === '') return undefined;
  const url = /^https?:/i.test(typed) ? typed : `https://${typed}`;
  // A port or an address may have too large a number.
  if (!URL.canParse(url))
    throw fieldError('VALIDATION_FAILED', 'endpoint', 'Please enter an address such as s3.example.com');
  const { protocol, origin } = new URL(url);
  if (production && protocol !== 'https:')
    throw fieldError('VALIDATION_FAILED', 'endpoint', 'Please enter an address that begins with https://');
  return origin;
}
