import { Body, Controller, Delete, HttpCode, Post, UseGuards } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../../../common/access/access.js';
import { SameSiteGuard } from '../../../../common/access/same-site.guard.js';
import { NoStore } from '../../../../common/http/no-store.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import { AddressChanges } from '../addresses/address-changes.service.js';
import { Entrant } from '../entry-links/entrant.js';
import { AddressLinkDto, ChangeAddressDto } from './my-entry.dto.js';

/** Where the emails about an entry go, and whether they do. */
@ApiTags('my entry')
@Controller('api/my-entry')
export class MyAddressController {
  constructor(private readonly changes: AddressChanges) {}

  @Post(':id/email')
  @HttpCode(204)
  @Entrant()
  @RateLimit('entryAddress')
  @ApiOperation({
    summary: 'Emails a new address a link that confirms it',
    description:
      'The address of the entry takes the request back. Of an entry, five such emails are sent in 24 hours, and three to one mailbox. None is sent after the owner has shown a link to an entry whose address was proved, until somebody opens a link that was emailed to it.',
  })
  @Fails('ADDRESS_NOT_PROVED', 'MISSING_EMAIL', 'INVALID_EMAIL', 'ADDRESS_EMAILS_SENT', 'EMAILS_NOT_SENT')
  changeEmail(@RowId() id: string, @Body() { email }: ChangeAddressDto): Promise<void> {
    return this.changes.ask(id, email);
  }

  /** The link in the email is enough: it may be opened in another browser. */
  @Post('confirm-email')
  @HttpCode(204)
  @NoStore()
  @Everyone()
  @UseGuards(SameSiteGuard)
  @RateLimit('entryAddress')
  @ApiOperation({ summary: 'Confirms the new address that the link of an email is about' })
  @Fails('ADDRESS_NOT_PROVED', 'INVALID_TOKEN', 'FORBIDDEN')
  confirmEmail(@Body() { token }: AddressLinkDto): Promise<void> {
    return this.changes.confirm(token);
  }

  @Delete(':id/opt-out')
  @HttpCode(204)
  @Entrant()
  @ApiOperation({
    summary: 'Takes the opt-out of the address of an entry back',
    description: 'Only once somebody has opened a link that was emailed to the address.',
  })
  @Fails('ADDRESS_NOT_PROVED')
  optIn(@RowId() id: string): Promise<void> {
    return this.changes.optIn(id);
  }
}
