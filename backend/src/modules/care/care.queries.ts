import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { Bucket } from '../../config/config.js';
import { BackupPlaces, FOLDER } from '../../infra/storage/backup-places.js';
import type { BackupDto, CareDto, PlaceTroubleDto, ReleaseLookUpDto } from './care.dto.js';
import type { BucketDto } from './place/backup-place.dto.js';
import { SiteName } from '../texts/site-name.service.js';
import { RestoresService } from './restores/restores.service.js';
import { RELEASE } from './release.js';

@Injectable()
export class CareQueries {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly dataSource: DataSource,
    private readonly restores: RestoresService,
    private readonly siteName: SiteName,
  ) {}

  async read(): Promise<CareDto> {
    const { backups, releasesUrl } = this.config;
    const places = await BackupPlaces.read(this.config, this.dataSource.manager);
    return {
      backups: await this.listBackups(places),
      restores: await this.restores.list(),
      siteName: this.siteName.in('en'),
      place: places.bucket ? 'bucket' : 'folder',
      isPlaceFixed: backups.s3 !== null,
      bucket: places.bucket && !backups.s3 ? withoutSecret(places.bucket) : null,
      isBucketLost: places.isBucketLost,
      placeTroubles: await this.listTroubles(),
      release: RELEASE,
      lookUp: releasesUrl === null ? null : await this.readLookUp(),
    };
  }

  private listBackups({ present }: BackupPlaces): Promise<BackupDto[]> {
    return this.dataSource.query<BackupDto[]>(
      `select id, cause, state,
         case coalesce(place, $1) when $1 then 'present' when $2 then 'folder' else 'away' end as whereabouts,
         case when place not in ($1, $2) then regexp_replace(place, '^https?://', '') end as "formerBucket", coalesce(begun_at, asked_at) as "madeAt", bytes, rows, files, lost_files as "lostFiles",
         release, failure, error, verification,
         verification_begun_at is not null and verified_at is null as "isBeingVerified", verified_at as "verifiedAt",
         verification_failure as "verificationFailure", verification_error as "verificationError"
       from backups order by "madeAt" desc, id`,
      [present, FOLDER],
    );
  }

  private listTroubles(): Promise<PlaceTroubleDto[]> {
    return this.dataSource.query<PlaceTroubleDto[]>(
      `select use, trouble ->> 'failure' as failure, trouble ->> 'error' as error, trouble ->> 'since' as since
       from care_settings cross join lateral jsonb_each(place_troubles) of (use, trouble) order by use`,
    );
  }

  private async readLookUp(): Promise<ReleaseLookUpDto> {
    const [row] = await this.dataSource.query<[ReleaseLookUpDto]>(
      `select looks_for_releases as "isOn", newest_release as newest, looked_at as "lookedAt" from care_settings`,
    );
    return row;
  }
}

/** From single values, so that no secret gets in with a whole object. */
function withoutSecret({ endpoint = '', region, bucket, accessKeyId: keyId }: Bucket): BucketDto {
  return { endpoint, region, bucket, keyId };
}
