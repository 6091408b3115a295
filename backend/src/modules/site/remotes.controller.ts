import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../common/access/access.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { RemoteDto } from './remote.dto.js';

/** That of `@paattu/api-client/console`, whose types are a browser's and do not fit in here. */
const CONTRACT_VERSION = 2;

@ApiTags('console')
@Controller('api/console')
export class RemotesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Everyone()
  @Get('remotes')
  @ApiOperation({ summary: 'Which remotes make up the console, and where they live' })
  listRemotes(): RemoteDto[] {
    const home = this.config.adminWebUrl ?? '/remotes/admin-web';
    return [
      {
        name: 'admin_web',
        provides: 'pages',
        entry: `${home}/remoteEntry.js`,
        contractVersion: CONTRACT_VERSION,
      },
      {
        name: 'public_web',
        provides: 'previews',
        entry: '/remotes/public-web/remoteEntry.js',
        contractVersion: CONTRACT_VERSION,
      },
    ];
  }
}
