import { Body, Controller, Get, HttpCode, Post, Put, Query } from '@nestjs/common';
import { ApiHeader, ApiOperation, ApiParam, ApiPropertyOptional, ApiTags } from '@nestjs/swagger';
import { IsOptional, IsUUID } from 'class-validator';
import { CurrentUser, OwnerOnly, type RequestUser } from '../../../common/access/access.js';
import { IF_MATCH, SeenVersion } from '../../../common/http/if-match.js';
import { Fails } from '../../../common/openapi/fails.js';
import { AdminEmailDto } from '../admin/admin-email.dto.js';
import { type EmailRef, EmailRefParam } from './email-ref.js';
import {
  EditableEmailsDto,
  EmailPreviewDto,
  EmailTextDto,
  EmailTextsDto,
  TryEmailTextDto,
} from './email-text.dto.js';
import { EmailTextsQueries } from './email-texts.queries.js';
import { EmailTextsService } from './email-texts.service.js';

export class EditableEmailsQueryDto {
  @ApiPropertyOptional({
    format: 'uuid',
    description: 'The contest whose emails are listed too; without it, those of the site alone.',
  })
  @IsOptional()
  @IsUUID()
  contestId?: string;
}

const ID = {
  name: 'id',
  description: 'The template, and for an email about a contest `_` and the id of the contest.',
  schema: { type: 'string', example: 'verify-email' },
};

@ApiTags('owner: emails')
@OwnerOnly()
@Controller('api/admin/email-texts')
export class AdminEmailTextsController {
  constructor(
    private readonly queries: EmailTextsQueries,
    private readonly texts: EmailTextsService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Lists the emails whose texts can be replaced' })
  @Fails('NOT_FOUND')
  listEmails(@Query() { contestId }: EditableEmailsQueryDto): Promise<EditableEmailsDto> {
    return this.queries.listEmails(contestId ?? null);
  }

  @Get(':id')
  @ApiParam(ID)
  @ApiOperation({ summary: 'Returns the texts of an email in both languages' })
  findTexts(@EmailRefParam() ref: EmailRef): Promise<EmailTextDto> {
    return this.queries.findTexts(ref);
  }

  @Put(':id')
  @ApiParam(ID)
  @ApiOperation({
    summary: 'Replaces the texts of an email',
    description:
      'A text that is that of the release counts as not replaced. Emails are sent with the texts that are current then. Those of emails to voters and judges are fixed from the opening of voting, or of the first round of the jury, until the result is certified.',
  })
  @Fails('EMAIL_TEXT_INVALID', 'EMAIL_TEXTS_FIXED', 'CHANGED_MEANWHILE')
  @ApiHeader(IF_MATCH)
  async saveTexts(
    @EmailRefParam() ref: EmailRef,
    @Body() texts: EmailTextsDto,
    @SeenVersion() seen: string | null,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<EmailTextDto> {
    await this.texts.saveTexts(ref, texts, seen, actorId);
    return this.queries.findTexts(ref);
  }

  @Post(':id/preview')
  @ApiParam(ID)
  @HttpCode(200)
  @ApiOperation({
    summary: 'Returns an email as it would look with these texts',
    description: 'With the data of the last one of its kind, in the same language if there is one.',
  })
  preview(@EmailRefParam() ref: EmailRef, @Body() texts: EmailTextsDto): Promise<EmailPreviewDto> {
    return this.queries.preview(ref, texts);
  }

  @Post(':id/test')
  @ApiParam(ID)
  @ApiOperation({
    summary: 'Sends the owner an email with these texts',
    description: 'The email has invented data, and the names of the contest.',
  })
  @Fails('EMAIL_TEXT_INVALID')
  sendToOwner(
    @EmailRefParam() ref: EmailRef,
    @Body() text: TryEmailTextDto,
    @CurrentUser() { id: actorId }: RequestUser,
  ): Promise<AdminEmailDto> {
    return this.texts.sendToOwner(ref, text, actorId);
  }
}
