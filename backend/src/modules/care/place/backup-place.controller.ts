import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { ChecksIdentity } from '../../../common/access/checks-identity.js';
import { Fails } from '../../../common/openapi/fails.js';
import { CareDto } from '../care.dto.js';
import { CareQueries } from '../care.queries.js';
import { SetBucketDto } from './backup-place.dto.js';
import { BackupPlace } from './backup-place.service.js';

@ApiTags('owner: care')
@OwnerOnly()
@Controller('api/admin/care/place')
export class BackupPlaceController {
  constructor(
    private readonly place: BackupPlace,
    private readonly queries: CareQueries,
  ) {}

  @Put('bucket')
  @ChecksIdentity()
  @ApiOperation({
    summary:
      'Writes, finds, reads and deletes a small file in a bucket, and lets backups go there if that works',
    description: 'Backups that were made before stay where they are. Nothing changes if the store refuses.',
  })
  @Fails(
    'SETTING_FIXED',
    'MISSING_BUCKET_SECRET',
    'BUCKET_KEY_REFUSED',
    'BUCKET_MISSING',
    'BUCKET_RIGHTS_MISSING',
    'BUCKET_REGION_WRONG',
    'BUCKET_CLOCK_WRONG',
    'BUCKET_FULL',
    'BUCKET_NAME_UNKNOWN',
    'BUCKET_INSIDE',
    'BUCKET_SILENT',
    'BUCKET_TLS_FAILED',
    'BUCKET_BUSY',
    'BUCKET_SLOW',
    'BUCKET_REFUSED',
  )
  async useBucket(@Body() body: SetBucketDto, @CurrentUser() user: RequestUser): Promise<CareDto> {
    await this.place.useBucket(body, user);
    return this.queries.read();
  }

  @Delete('bucket')
  @ChecksIdentity()
  @ApiOperation({
    summary: 'Lets backups go into the folder of the server',
    description: 'Those in the bucket stay there, and its keys are deleted.',
  })
  @Fails('SETTING_FIXED')
  async useFolder(@CurrentUser() user: RequestUser): Promise<CareDto> {
    await this.place.useFolder(user);
    return this.queries.read();
  }
}
