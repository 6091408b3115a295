import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../../common/access/access.js';
import { ChecksIdentity } from '../../../../common/access/checks-identity.js';
import { NoStore } from '../../../../common/http/no-store.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import { ShownLinkDto } from './shown-link.dto.js';
import { ShownLinks } from './shown-links.service.js';

@ApiTags('owner: entries')
@OwnerOnly()
@Controller('api/admin/entries')
export class ShownLinksController {
  constructor(private readonly links: ShownLinks) {}

  @Post(':id/link')
  @HttpCode(200)
  @NoStore()
  @ChecksIdentity()
  @RateLimit('moderation')
  @ApiOperation({
    summary: 'Makes a new link to the page of an entry, for its entrant',
    description:
      'Only while the site has no mail server. The links before it that no email has brought end. If the address is not proved, the entry is closed in all browsers. It does not prove the address of the entry, which counts as proved no more until somebody opens a link that was emailed to it.',
  })
  @Fails('EMAILS_BRING_LINKS')
  makeLink(@RowId() id: string, @CurrentUser() { id: actorId }: RequestUser): Promise<ShownLinkDto> {
    return this.links.make(id, actorId);
  }
}
