import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Everyone } from '../../../../common/access/access.js';
import { DomainError } from '../../../../common/errors/domain-error.js';
import { NoStore } from '../../../../common/http/no-store.js';
import { Fails } from '../../../../common/openapi/fails.js';
import { RowId } from '../../../../common/validation/row-id.js';
import { RateLimit } from '../../../../infra/rate-limit/rate-limit.guard.js';
import {
  CaptchaAnswerDto,
  CaptchaChallengeDto,
  CaptchaCheckDto,
  CaptchaCodeDto,
  CaptchaDto,
  CaptchaProofDto,
} from './captcha.dto.js';
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
    return { correct: unlessEnded(await this.captchas.checkAnswer(id, text)) };
  }

  @Post(':id/challenge')
  @Everyone()
  @RateLimit('captcha')
  @HttpCode(200)
  @NoStore()
  @ApiOperation({ summary: 'Creates a proof of work for somebody who cannot see the picture' })
  @Fails('CAPTCHA_EXPIRED')
  async createChallenge(@RowId() id: string): Promise<CaptchaChallengeDto> {
    return { challenge: unlessEnded(await this.captchas.createChallenge(id)) };
  }

  @Post(':id/code')
  @Everyone()
  @RateLimit('captcha')
  @HttpCode(200)
  @NoStore()
  @ApiOperation({
    summary: 'Returns a code for a solved proof of work',
    description:
      'The code solves the captcha in place of the text in its picture, which solves it no longer.',
  })
  @Fails('CAPTCHA_EXPIRED', 'CAPTCHA_INCORRECT')
  async createCode(@RowId() id: string, @Body() { proof }: CaptchaProofDto): Promise<CaptchaCodeDto> {
    return { text: unlessEnded(await this.captchas.createCode(id, proof)) };
  }
}

function unlessEnded<T>(value: T | null): T {
  if (value === null) throw new DomainError('CAPTCHA_EXPIRED');
  return value;
}
