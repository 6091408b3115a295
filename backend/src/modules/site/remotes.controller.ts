import { Controller, Get, Inject } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../common/access/access.js';
import type { Config } from '../../config/config.js';
import { CONFIG } from '../../config/config.module.js';
import { RemoteDto } from './remote.dto.js';

/** Equals `CONTRACT_VERSION` of `@paattu/api-client/console`, whose types need a browser. */
const CONTRACT_VERSION = 2;

@ApiTags('console')
@Controller('api/console')
export class RemotesController {
  constructor(@Inject(CONFIG) private readonly config: Config) {}

  @Everyone()
  @Get('remotes')
  @ApiOperation({ summary: 'Lists the remotes of the console and their addresses' })
  listRemotes(): RemoteDto[] {
    const home = this.config.adminWebUrl ?? '/remotes/admin-web';
    return [
      {
        name: 'admin_web',
        title: 'Entries, songs and settings',
        provides: 'pages',
        entry: `${home}/remoteEntry.js`,
        contractVersion: CONTRACT_VERSION,
      },
      {
        name: 'public_web',
        title: 'Previews of the site',
        provides: 'previews',
        entry: '/remotes/public-web/remoteEntry.js',
        contractVersion: CONTRACT_VERSION,
      },
    ];
  }
}
