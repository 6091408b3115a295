import { ApiProperty } from '@nestjs/swagger';
import { IsString, MaxLength } from 'class-validator';

export class CaptchaDto {
  id: string;

  /**
   * A PNG as a data URL.
   * @example data:image/png;base64,iVBORw0KGgo…
   */
  image: string;

  expiresAt: Date;
}

export class CaptchaAnswerDto {
  /**
   * The text in the picture, in any case.
   * @example KXWY4K
   */
  @IsString()
  @MaxLength(20)
  text: string;
}

export class CaptchaCheckDto {
  correct: boolean;
}

/** A proof of work that the browser does for somebody who cannot see the picture. */
export class CaptchaChallengeDto {
  /** As `altcha-lib` creates it: `parameters` and `signature`. */
  @ApiProperty({ type: 'object', additionalProperties: true })
  challenge: object;
}

export class CaptchaProofDto {
  /**
   * The solved proof of work: `{ challenge, solution }` of `altcha-lib` as JSON in Base64.
   * @example eyJjaGFsbGVuZ2UiOnt9fQ==
   */
  @IsString()
  @MaxLength(4_000)
  proof: string;
}

export class CaptchaCodeDto {
  /**
   * It solves the captcha in place of the text in its picture.
   * @example KXWY4K
   */
  text: string;
}
