import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { CONFIG } from '../../config/config.module.js';
import type { Config } from '../../config/config.js';
import type { BackupDto, CareDto, ReleaseLookUpDto } from './care.dto.js';
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
    return {
      backups: await this.listBackups(),
      restores: await this.restores.list(),
      siteName: this.siteName.in('en'),
      place: backups.s3 ? 'bucket' : 'folder',
      release: RELEASE,
      lookUp: releasesUrl === null ? null : await this.readLookUp(),
    };
  }

  private listBackups(): Promise<BackupDto[]> {
    return this.dataSource.query<BackupDto[]>(
      `select id, cause, state, coalesce(begun_at, asked_at) as "madeAt", bytes, rows, files, lost_files as "lostFiles",
         release, failure, error, verification,
         verification_begun_at is not null and verified_at is null as "isBeingVerified", verified_at as "verifiedAt",
         verification_failure as "verificationFailure", verification_error as "verificationError"
       from backups order by "madeAt" desc, id`,
    );
  }

  private async readLookUp(): Promise<ReleaseLookUpDto> {
    const [row] = await this.dataSource.query<[ReleaseLookUpDto]>(
      `select looks_for_releases as "isOn", newest_release as newest, looked_at as "lookedAt" from care_settings`,
    );
    return row;
  }
}
