import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../../../common/access/access.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { NoStore } from '../../../../common/http/no-store.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import { CaptchaAnswerDto, CaptchaCheckDto, CaptchaDto } from './captcha.dto.js';
import { CaptchasService } from './captchas.service.js';

@ApiTags('contest')
@Controller('api/captchas')
export class CaptchasController {
  constructor(private readonly captchas: CaptchasService) {}

  @Post()
  @Everyone()
  @RateLimit('captcha')
  @NoStore()
  @ApiOperation({ summary: 'Creates a captcha, valid for ten minutes and one entry' })
  createCaptcha(): Promise<CaptchaDto> {
    return this.captchas.createCaptcha();
  }

  @Post(':id/check')
  @Everyone()
  @RateLimit('captcha')
  @HttpCode(200)
  @ApiOperation({ summary: 'Checks an answer; five wrong answers end the captcha' })
  @Fails('CAPTCHA_EXPIRED')
  async checkAnswer(@RowId() id: string, @Body() { text }: CaptchaAnswerDto): Promise<CaptchaCheckDto> {
    const correct = await this.captchas.checkAnswer(id, text);
    if (correct === null) throw new DomainError('CAPTCHA_EXPIRED');
    return { correct };
  }
}
